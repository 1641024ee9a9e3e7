package mpi;

import java.util.Arrays;
import mpi.c.Mpi;
import mpi.internal.objects.ObjectItems;
import mpi.object.ObjectCodec;

/**
 * Operands of a reduction of objects by a function of the program, which are combined in the order
 * of the ranks: the gathered operands of all ranks, or those of this rank alone if {@link
 * TreeReduction} exchanges results between ranks.
 */
final class ObjectReduction {

    private final String call;
    private final User_function function;
    private final Datatype type;

    /**
     * Distance from one item to the next; {@link #stride} is the distance from the first item of a
     * rank to that of the next rank. Both are in array positions.
     */
    private final int extent;

    private final int stride;

    private final int count;

    /**
     * Lowest array position of a rank's items, relative to the first item; {@link #high} is the
     * position after the highest one.
     */
    private final int low;

    private final int high;

    /**
     * The class of the program's array of operands; null if this rank has no operands, as the root
     * of an intercommunicator.
     */
    private final Class<?> operands;

    private final Object[] buffer;
    private final int offset;

    /**
     * Allocates an array for the operands.
     *
     * @param call name of the call, for messages.
     * @param sendbuf the program's array of operands; null on a rank that has none.
     * @param op operation of the program.
     * @param count items of each rank.
     * @param type a datatype of objects.
     * @param ranks number of ranks whose operands this object holds; 1 in a {@link TreeReduction}.
     */
    ObjectReduction(String call, Object sendbuf, Op op, long count, Datatype type, int ranks) {
        this.call = call;
        operands = sendbuf == null ? null : sendbuf.getClass();
        function = Op.onObjects(call, op);
        this.type = type;
        try {
            this.count = Math.toIntExact(count);
            extent = Math.toIntExact(type.shape().extent());
            stride = Math.multiplyExact(this.count, extent);
            int last = Math.subtractExact(stride, extent);
            low = Math.toIntExact(Math.addExact(type.shape().layout().trueLb(), Math.min(last, 0)));
            high =
                    Math.toIntExact(
                            Math.addExact(type.shape().layout().trueUb(), Math.max(last, 0)));
            boolean isEmpty = count == 0 || ranks == 0;
            int between = isEmpty ? 0 : Math.multiplyExact(ranks - 1, stride);
            offset = Math.negateExact(Math.min(low, Math.addExact(low, between)));
            int length = Math.addExact(offset, Math.max(high, Math.addExact(high, between)));
            fitsInto(sendbuf, isEmpty ? 0 : Math.subtractExact(high, low));
            buffer = new Object[isEmpty ? 0 : length];
        } catch (ArithmeticException tooFar) {
            throw refused(count, ranks);
        }
    }

    /**
     * Refuses a count that the program's array cannot hold, before the operands' array is
     * allocated.
     */
    private void fitsInto(Object sendbuf, int span) {
        if (sendbuf instanceof Object[] array && span > array.length) {
            String what =
                    "count " + count + " of " + type + " needs more elements than the array has, ";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + array.length);
        }
    }

    private MPIException refused(long items, int ranks) {
        String what = "count " + items + " of " + type + " from each of " + ranks + " ranks";
        return MPIException.of(
                call,
                Mpi.MPI_ERR_COUNT,
                what + " is more than a Java array can hold, 2^31-1 elements");
    }

    /** Returns the number of items of each rank. */
    int count() {
        return count;
    }

    Object[] buffer() {
        return buffer;
    }

    /** Returns the index in {@link #buffer} of the first rank's first item. */
    int offset() {
        return offset;
    }

    /**
     * Combines the operands of the first {@code ranks} ranks, and puts the result into the
     * program's array.
     *
     * @param recvbuf the array; not used if there is no result.
     * @param recvoffset index in the array where the result begins.
     * @param ranks the number of ranks that take part.
     * @param first index of the result's first item among the items of a rank.
     * @param items number of items of the result.
     */
    void into(Object recvbuf, int recvoffset, int ranks, long first, int items) {
        if (ranks == 0 || buffer.length == 0 || items == 0) {
            return;
        }
        ObjectItems to = ObjectType.items(call, null, recvbuf, recvoffset, items, type);
        int at = Math.toIntExact(first * extent - low);
        Class<?> results = recvbuf.getClass();
        Class<?> lower = operands == null ? results : operands;
        Object[] result = operand(ranks - 1, results);
        for (int rank = ranks - 2; rank >= 0; rank--) {
            function.Call(operand(rank, lower), at, result, at, items, type);
        }
        copy(ObjectType.items(call, null, result, at, items, type), to);
    }

    private static void copy(ObjectItems from, ObjectItems to) {
        for (int i = 0; i < to.count(); i++) {
            to.set(i, from.get(i));
        }
    }

    /** Returns this rank's operands: the program's own objects, in an array of panmpi. */
    Object[] operand(Object sendbuf, int sendoffset) {
        copy(
                ObjectType.items(call, null, sendbuf, sendoffset, count, type),
                ObjectType.items(call, null, buffer, offset, count, type));
        return operand(0, operands);
    }

    /** Returns copies of this rank's operands, so that the operation may change them. */
    Object[] copied(Object sendbuf, int sendoffset, ObjectCodec codec) {
        byte[] bytes = ObjectMessage.bytes(call, codec, sendbuf, sendoffset, count, type);
        ObjectMessage.store(bytes, call, codec, buffer, offset, count, type);
        return operand(0, operands);
    }

    /**
     * Combines the operands of lower ranks with the operands of higher ranks; if {@code higher} is
     * a failure, returns the failure.
     *
     * @param recvbuf the program's array of results, whose class the result has; null for the class
     *     of the operands.
     */
    Object combined(Object lower, Object higher, Object recvbuf) {
        if (!(higher instanceof Object[] others)) {
            return higher;
        }
        Class<?> results = recvbuf == null ? operands : recvbuf.getClass();
        Object[] result = copy(others, 0, others.length, results);
        Object[] mine = (Object[]) lower;
        function.Call(copy(mine, 0, mine.length, operands), -low, result, -low, count, type);
        return result;
    }

    /**
     * Puts a result into the program's array, or throws the exception if the result is a failure.
     */
    void store(Object result, Object recvbuf, int recvoffset) {
        if (result instanceof FailedReduction failed) {
            failed.raise(call);
        }
        copy(
                ObjectType.items(call, null, result, -low, count, type),
                ObjectType.items(call, null, recvbuf, recvoffset, count, type));
    }

    /**
     * Copies one rank's operands to an array of the class that the function expects: the class of
     * the program's array. If operands of another rank do not fit into it, the array is an {@code
     * Object[]}.
     */
    private Object[] operand(int rank, Class<?> array) {
        int begin = offset + rank * stride + low;
        int end = offset + rank * stride + high;
        return copy(buffer, begin, end, array);
    }

    private static Object[] copy(Object[] from, int begin, int end, Class<?> array) {
        if (Object[].class.isAssignableFrom(array)) {
            try {
                return Arrays.copyOfRange(from, begin, end, array.asSubclass(Object[].class));
            } catch (ArrayStoreException other) {
                // Some operands are of another class, and only an Object[] can hold all of them.
            }
        }
        return Arrays.copyOfRange(from, begin, end, Object[].class);
    }
}
