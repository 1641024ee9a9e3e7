package mpi;

import mpi.c.Mpi;
import mpi.object.ObjectCodec;

/**
 * The objects that a call means: some of an array's, as a datatype selects them.
 *
 * @param call what the program called.
 * @param codec how they travel; null where they do not.
 * @param array the program's array; null where no object is meant.
 * @param offset where the buffer begins in it.
 * @param positions where the objects are from there, in the order in which they travel.
 */
record ObjectItems(String call, ObjectCodec codec, Object[] array, long offset, int[] positions) {

    /** Those of a buffer. */
    static ObjectItems of(
            String call, ObjectCodec codec, Object buf, long offset, int count, Datatype type) {
        if (count == 0) {
            return new ObjectItems(call, codecOf(type, codec), null, 0, new int[0]);
        }
        if (!(type instanceof ObjectType objects)) {
            String what = "one datatype is of objects, the other is " + type;
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + "; both must be");
        }
        if (MessageBuffers.isInPlace(buf)) {
            String rule = "MPI.IN_PLACE does not go with " + type + ": name both arrays";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, rule);
        }
        BufferChecks.numbers(call, buf, offset, count);
        if (!(buf instanceof Object[] array)) {
            String what = "buf is " + buf.getClass().getTypeName() + " but datatype is " + type;
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + ": an array of objects is needed");
        }
        int[] positions = positions(call, objects, count, array.length);
        ObjectItems items = new ObjectItems(call, objects.codec(codec), array, offset, positions);
        items.check(count, type);
        return items;
    }

    /** Without memory for those of a count that no array of such a length has room for. */
    private static int[] positions(String call, ObjectType type, int count, int length) {
        try {
            long reach = Math.absExact(Math.multiplyExact(count - 1L, type.extentBytes()));
            if (reach <= length) {
                return type.positions(count);
            }
        } catch (ArithmeticException tooFar) {
            // Told below.
        }
        String what = "count " + count + " of " + type + " reaches further than an array of ";
        throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + length);
    }

    private void check(int count, Datatype type) {
        for (int position : positions) {
            long index = offset + position;
            if (index < 0 || index >= array.length) {
                String what = "offset %d + count %d of %s reaches index %d of an array of %d";
                throw MPIException.of(
                        call,
                        Mpi.MPI_ERR_BUFFER,
                        what.formatted(offset, count, type, index, array.length));
            }
        }
    }

    /** A rank that has no objects may name no datatype of them. */
    private static ObjectCodec codecOf(Datatype type, ObjectCodec ofComm) {
        return type instanceof ObjectType objects ? objects.codec(ofComm) : ofComm;
    }

    int count() {
        return positions.length;
    }

    /** All of them, in an array of their own. */
    Object[] all() {
        Object[] all = new Object[positions.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = get(i);
        }
        return all;
    }

    /** Puts all that have arrived into the array. */
    void setAll(Object[] values) {
        for (int i = 0; i < values.length; i++) {
            set(i, values[i]);
        }
    }

    Object get(int i) {
        return array[index(i)];
    }

    /** Puts an object that has arrived into the array, if the array takes its class. */
    void set(int i, Object value) {
        try {
            array[index(i)] = value;
        } catch (ArrayStoreException e) {
            String what = "object " + i + " is of " + value.getClass() + ", but buf is ";
            String rule = array.getClass().getTypeName() + ", which does not take it";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + rule);
        }
    }

    private int index(int i) {
        return (int) (offset + positions[i]);
    }
}
