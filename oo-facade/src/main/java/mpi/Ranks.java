package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.call.RankText;
import mpi.internal.staging.InPlace;
import mpi.internal.trace.Trace;

/**
 * Base class of communicators: checks rank arguments, and counts the elements that buffers have.
 */
abstract class Ranks extends Handle {

    static final int UNKNOWN = -1;

    /** Cached rank and size: both are constant while the communicator exists. */
    int rank = UNKNOWN;

    int size = UNKNOWN;
    private int peers = UNKNOWN;

    /** Number of this communicator in the trace; 0 until a traced call needs the number. */
    private int traced;

    Ranks(long handle) {
        super(handle);
    }

    @Override
    void adopt(long newHandle) {
        if (Trace.on) {
            TracedComms.forget(handle());
        }
        super.adopt(newHandle);
        if (Trace.on) {
            traced = 0;
            TracedComms.made(newHandle);
        }
        peers = UNKNOWN;
        rank = UNKNOWN;
        size = UNKNOWN;
    }

    /** Returns the number of ranks that calls on this communicator may address. */
    final int peers() {
        if (peers == UNKNOWN) {
            mustNotBeNull("comm", Mpi.MPI_ERR_COMM);
            peers = countPeers();
        }
        return peers;
    }

    /** Returns the cached number of {@link #peers}; negative if MPI was not asked yet. */
    final int knownPeers() {
        return peers;
    }

    /**
     * Returns the number of this communicator in the trace of this process; 0 if MPI cannot be
     * asked.
     */
    final int tracedNumber() {
        if (traced == 0) {
            traced = TracedComms.number(handle());
        }
        return traced;
    }

    /** Returns the rank of this process. */
    abstract int Rank();

    /** Returns the private communicator for the messages of collective calls on objects. */
    abstract Comm forObjects();

    /** Returns the number of processes in the group of this process. */
    abstract int Size();

    int countPeers() {
        return Size();
    }

    /** Returns true if this process is the root of a collective call. */
    boolean isRoot(int root) {
        return root == Rank();
    }

    /** Checks the destination of a send. */
    final void peer(String name, int destination) {
        if (Checks.ENABLED && !isPeer(destination) && destination != Mpi.MPI_PROC_NULL) {
            throw outside(CallStack.currentCall(), name, destination, " (and not MPI.PROC_NULL)");
        }
    }

    /** Checks the source of a receive. */
    final void source(String name, int source) {
        if (Checks.ENABLED
                && !isPeer(source)
                && source != Mpi.MPI_ANY_SOURCE
                && source != Mpi.MPI_PROC_NULL) {
            throw outside(
                    CallStack.currentCall(),
                    name,
                    source,
                    " (and neither MPI.ANY_SOURCE nor MPI.PROC_NULL)");
        }
    }

    /** Checks the rank of a root. */
    final void root(String name, int root) {
        if (Checks.ENABLED && !canBeRoot(root)) {
            throw outside(CallStack.currentCall(), name, root, "");
        }
    }

    /** Checks the rank of a root, and that {@code buf} is {@code MPI.IN_PLACE} only on the root. */
    final void root(String name, int root, Object buf) {
        root(name, root);
        if (Checks.ENABLED && InPlace.is(buf) && !isRoot(root)) {
            String what = "a buffer is MPI.IN_PLACE on rank " + Rank();
            String rule = ", which is not the root: only the root may pass it";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_BUFFER, what + rule);
        }
    }

    /** Checks the rank of a root in a call that has no {@link Frame} of its own. */
    final void rootOf(String call, int root) {
        if (!canBeRoot(root)) {
            throw outside(call, "root", root, "");
        }
    }

    /** Returns true for a valid root argument. */
    boolean canBeRoot(int root) {
        return isPeer(root);
    }

    final boolean isPeer(int number) {
        return number >= 0 && number < peers();
    }

    private MPIException outside(String call, String name, int number, String exceptions) {
        int errorClass = name.equals("root") ? Mpi.MPI_ERR_ROOT : Mpi.MPI_ERR_RANK;
        return MPIException.of(
                call, errorClass, RankText.outside(name, number, peers()) + exceptions);
    }

    /**
     * Returns the rank to pass to {@link CamelCaseBuffers} with a send buffer: MPI_PROC_NULL for
     * MPI_ROOT, since the root of an intercommunicator sends nothing, else {@code root}.
     */
    static int contributor(int root) {
        return root == Mpi.MPI_ROOT ? Mpi.MPI_PROC_NULL : root;
    }

    /** Returns the number of elements in a buffer with {@code count} elements for each rank. */
    final long blocks(long count) {
        return count * peers();
    }

    /**
     * Returns the number of elements in the root's buffer, which has {@code count} elements for
     * each rank; 0 on all ranks but the root.
     */
    final long blocksAtRoot(long count, int root) {
        return isRoot(root) ? blocks(count) : 0;
    }

    /** Returns {@code count} at the root; 0 on the other ranks, which do not use the buffer. */
    final long atRoot(long count, int root) {
        return isRoot(root) ? count : 0;
    }

    /**
     * Returns the number of ranks at the root, and 0 on the other ranks, where the buffer is not
     * used.
     */
    final int peersAtRoot(int root) {
        return isRoot(root) ? peers() : 0;
    }

    /** Returns the sum of the counts of all ranks; throws if the array is null. */
    final long sum(int[] counts) {
        long sum = 0;
        for (int count : given(counts)) {
            sum += count;
        }
        return sum;
    }

    /** Returns the sum of the counts of all ranks; throws if the array is null. */
    final long sum(long[] counts) {
        long sum = 0;
        for (long count : given(counts)) {
            sum += count;
        }
        return sum;
    }

    /** Returns this rank's count; throws if there are fewer counts than ranks. */
    final long own(int[] counts) {
        atLeast(given(counts).length);
        return counts[Rank()];
    }

    /** Returns this rank's count; throws if there are fewer counts than ranks. */
    final long own(long[] counts) {
        atLeast(given(counts).length);
        return counts[Rank()];
    }

    /**
     * Returns the index of this rank's first element in a buffer with equal blocks for all ranks.
     */
    final long firstOf(int count) {
        return (long) Rank() * count;
    }

    /**
     * Returns the index of this rank's first element in a buffer whose blocks have these counts.
     */
    final long firstOf(int[] counts) {
        long first = 0;
        for (int i = 0; i < Rank(); i++) {
            first += counts[i];
        }
        return first;
    }

    private static <T> T given(T counts) {
        if (counts == null) {
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_COUNT, "recvcounts is null");
        }
        return counts;
    }

    private void atLeast(int length) {
        if (length < members()) {
            String what = "recvcounts has " + length + " elements; one is needed for each of ";
            String ranks = members() + " ranks";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_COUNT, what + ranks);
        }
    }

    /** Returns the number of ranks in the group that this process belongs to. */
    int members() {
        return peers();
    }
}
