package mpi;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;

/**
 * Implements the collective calls of {@link ArrayCollectives} that exchange whole arrays of any
 * lengths: {@code allGatherv}, {@code gatherv}, {@code scatterv} and {@code allToAllv}.
 */
final class ArrayExchange {

    /**
     * Largest number of sends, and of receives, that a rank has in progress at a time in {@code
     * allToAllv}.
     */
    private static final int MOST_OPEN = 32;

    private static final int TAG = 0;

    private ArrayExchange() {}

    /** Returns the length of an array; throws if the array is null. */
    static int length(String call, Object array) {
        if (array == null) {
            throw MPIException.of(
                    call, Mpi.MPI_ERR_BUFFER, "mine is null; pass an empty array to send nothing");
        }
        return Array.getLength(array);
    }

    static Object allGatherv(Intracomm comm, Object mine, Datatype type) {
        Blocks blocks = lengths(comm, "allGatherv", mine);
        Object all = blocks.array(mine.getClass().getComponentType());
        int length = Array.getLength(mine);
        comm.Allgatherv(mine, 0, length, type, all, 0, blocks.counts(), blocks.firsts(), type);
        return all;
    }

    static Object gatherv(Intracomm comm, Object mine, Datatype type, int root) {
        comm.root("root", root);
        Blocks blocks = lengths(comm, "gatherv", mine);
        Object all = comm.isRoot(root) ? blocks.array(mine.getClass().getComponentType()) : null;
        int length = Array.getLength(mine);
        comm.Gatherv(mine, 0, length, type, all, 0, blocks.counts(), blocks.firsts(), type, root);
        return all;
    }

    /**
     * Gathers the lengths of all ranks' arrays on every rank, and returns the layout of all their
     * elements in one array. Every rank throws an exception if the elements are too many for one
     * array of Java.
     */
    private static Blocks lengths(Intracomm comm, String call, Object mine) {
        int[] counts = new int[comm.Size()];
        comm.Allgather(new int[] {length(call, mine)}, 0, 1, MPI.INT, counts, 0, 1, MPI.INT);
        return Blocks.of(call, counts);
    }

    static Object scatterv(
            Intracomm comm, Object[] parts, Class<?> element, Datatype type, int root) {
        comm.root("root", root);
        int[] counts = comm.isRoot(root) ? counts(comm, "scatterv", parts) : null;
        Blocks blocks = counts == null ? Blocks.NONE : Blocks.of("scatterv", counts);
        int[] count = new int[1];
        comm.Scatter(counts, 0, 1, MPI.INT, count, 0, 1, MPI.INT, root);
        Object all = counts == null ? null : blocks.join(parts, element);
        Object mine = Array.newInstance(element, count[0]);
        comm.Scatterv(
                all, 0, blocks.counts(), blocks.firsts(), type, mine, 0, count[0], type, root);
        return mine;
    }

    static Object[] allToAllv(Intracomm comm, Object[] parts, Class<?> element, Datatype type) {
        int[] sent = counts(comm, "allToAllv", parts);
        int[] counts = new int[sent.length];
        comm.Alltoall(sent, 0, 1, MPI.INT, counts, 0, 1, MPI.INT);
        Object[] received = (Object[]) Array.newInstance(element.arrayType(), counts.length);
        for (int i = 0; i < counts.length; i++) {
            received[i] = Array.newInstance(element, counts[i]);
        }
        int me = comm.Rank();
        System.arraycopy(parts[me], 0, received[me], 0, counts[me]);
        Comm own = comm.forExchanges().comm();
        for (int first = 1; first < counts.length; first += MOST_OPEN) {
            int end = Math.min(first + MOST_OPEN, counts.length);
            move(own, parts, received, type, first, end);
        }
        return received;
    }

    /**
     * For each distance {@code i} from {@code first}, inclusive, to {@code end}, exclusive, sends
     * an array to the rank {@code i} above this rank, and receives an array from the rank {@code i}
     * below it. Ranks wrap around at the ends.
     */
    private static void move(
            Comm comm, Object[] parts, Object[] received, Datatype type, int first, int end) {
        int ranks = parts.length;
        List<Request> open = new ArrayList<>();
        for (int i = first; i < end; i++) {
            int from = (comm.Rank() - i + ranks) % ranks;
            int length = Array.getLength(received[from]);
            if (length > 0) {
                open.add(comm.Irecv(received[from], 0, length, type, from, TAG));
            }
        }
        for (int i = first; i < end; i++) {
            int to = (comm.Rank() + i) % ranks;
            int length = Array.getLength(parts[to]);
            if (length > 0) {
                open.add(comm.Isend(parts[to], 0, length, type, to, TAG));
            }
        }
        Request.Waitall(open.toArray(Request[]::new));
    }

    /** Returns the lengths of arrays; throws unless there is an array for each rank. */
    private static int[] counts(Intracomm comm, String call, Object[] parts) {
        int ranks = comm.Size();
        if (parts == null || parts.length != ranks) {
            String what = parts == null ? "parts is null" : "parts has " + parts.length + " arrays";
            String rule = "; one is needed for each of " + ranks + " ranks";
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what + rule);
        }
        int[] counts = new int[ranks];
        for (int i = 0; i < ranks; i++) {
            if (parts[i] == null) {
                String what = "parts[" + i + "] is null; pass an empty array to send nothing";
                throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
            }
            counts[i] = Array.getLength(parts[i]);
        }
        return counts;
    }

    /**
     * Layout of all ranks' elements in one array: the number of elements of each rank, the index of
     * the rank's first element, and the total number of elements.
     */
    private record Blocks(int[] counts, int[] firsts, int total) {

        static final Blocks NONE = new Blocks(null, null, 0);

        static Blocks of(String call, int[] counts) {
            int[] firsts = new int[counts.length];
            long total = 0;
            for (int i = 0; i < counts.length; i++) {
                firsts[i] = (int) total;
                total += counts[i];
            }
            if (total > Integer.MAX_VALUE) {
                String what =
                        "all ranks together have " + total + " elements, and an array of Java";
                String rule = " has at most " + Integer.MAX_VALUE + "; use the form with buffers";
                throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what + rule);
            }
            return new Blocks(counts, firsts, (int) total);
        }

        Object array(Class<?> element) {
            return Array.newInstance(element, total);
        }

        Object join(Object[] parts, Class<?> element) {
            Object all = array(element);
            for (int i = 0; i < parts.length; i++) {
                System.arraycopy(parts[i], 0, all, firsts[i], counts[i]);
            }
            return all;
        }
    }
}
