package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;

/**
 * A group of processes that communicate, each known by its rank. Buffers in all calls are a
 * primitive array, the first element, how many elements, and their datatype; in place of the array
 * stands, where speed matters, a {@link java.lang.foreign.MemorySegment} or a direct buffer, of
 * which the offset counts elements too.
 */
public class Comm extends CommCalls {

    private static final int UNKNOWN = -1;

    private long handle = Mpi.MPI_COMM_NULL;
    private int peers = UNKNOWN;
    private int rank = UNKNOWN;

    Comm() {}

    @Override
    long handle() {
        return handle;
    }

    /** Makes this object stand for a communicator of MPI. */
    void adopt(long newHandle) {
        handle = newHandle;
        peers = UNKNOWN;
        rank = UNKNOWN;
    }

    /** The number of ranks that calls on this communicator may name. */
    int peers() {
        if (peers == UNKNOWN) {
            peers = countPeers();
        }
        return peers;
    }

    /** Asks MPI for that number; once, since a communicator never changes. */
    int countPeers() {
        return Size();
    }

    private int rank() {
        if (rank == UNKNOWN) {
            rank = Rank();
        }
        return rank;
    }

    void peer(String name, int destination) {
        if (Checks.ENABLED && !isPeer(destination) && destination != Mpi.MPI_PROC_NULL) {
            throw outside(name, destination, " (and not MPI.PROC_NULL)");
        }
    }

    void source(String name, int source) {
        if (Checks.ENABLED
                && !isPeer(source)
                && source != Mpi.MPI_ANY_SOURCE
                && source != Mpi.MPI_PROC_NULL) {
            throw outside(name, source, " (and neither MPI.ANY_SOURCE nor MPI.PROC_NULL)");
        }
    }

    void root(String name, int root) {
        if (Checks.ENABLED && !isPeer(root)) {
            throw outside(name, root, "");
        }
    }

    void notInPlace(String name, Object buffer) {
        if (Checks.ENABLED && buffer == MPI.IN_PLACE) {
            throw MPIException.of(
                    Frame.current().call(),
                    Mpi.MPI_ERR_BUFFER,
                    name + " is MPI.IN_PLACE, which only a collective call with two buffers takes");
        }
    }

    private boolean isPeer(int number) {
        return number >= 0 && number < peers();
    }

    private MPIException outside(String name, int number, String exceptions) {
        int errorClass = name.equals("root") ? Mpi.MPI_ERR_ROOT : Mpi.MPI_ERR_RANK;
        String range = name + " " + number + " is outside 0.." + (peers() - 1);
        return MPIException.of(Frame.current().call(), errorClass, range + exceptions);
    }

    /** Elements in a buffer with a block for each rank. */
    long blocks(int count) {
        return (long) count * peers();
    }

    /** The same where only the root has such a buffer. */
    long blocksAtRoot(int count, int root) {
        return isRoot(root) ? blocks(count) : 0;
    }

    /** Elements in a buffer that only the root has. */
    long atRoot(int count, int root) {
        return isRoot(root) ? count : 0;
    }

    /** Whether this process is the root of a collective call. */
    boolean isRoot(int root) {
        return root == rank();
    }

    /**
     * Tells whether the communicator was freed.
     *
     * @return true for a communicator that MPI no longer knows.
     */
    public boolean Is_null() {
        return handle == Mpi.MPI_COMM_NULL;
    }

    /**
     * Calls {@code MPI_Abort}: ends all processes of the job, after saying which rank ends it.
     *
     * <p>C: {@code int MPI_Abort(MPI_Comm comm, int errorcode)}.
     *
     * @param errorcode exit code of the job.
     */
    public void Abort(int errorcode) {
        Job.require("MPI_Abort");
        if (CallRecord.ENABLED) {
            CallRecord.add("MPI_Abort");
        }
        LastWords.abort("MPI_Abort with code " + errorcode, handle, errorcode);
    }

    /**
     * The same as {@code Send}, under the name of the MPJ draft.
     *
     * @param buf elements to send.
     * @param offset index of the first one.
     * @param count number of elements.
     * @param datatype type of the elements.
     * @param dest rank that receives.
     * @param tag tag of the message.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public void send(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        Send(buf, offset, count, datatype, dest, tag);
    }

    /**
     * The same as {@code Recv}, under the name of the MPJ draft.
     *
     * @param buf array that receives.
     * @param offset index of the first element that may be written.
     * @param count most elements to receive.
     * @param datatype type of the elements.
     * @param source rank that sends, or {@code MPI.ANY_SOURCE}.
     * @param tag tag of the message, or {@code MPI.ANY_TAG}.
     * @return what is known of the message.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public Status recv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        return Recv(buf, offset, count, datatype, source, tag);
    }
}
