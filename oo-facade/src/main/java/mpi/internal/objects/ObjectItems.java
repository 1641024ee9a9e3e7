package mpi.internal.objects;

import java.util.function.IntFunction;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.TypeShape;
import mpi.object.ObjectCodec;

/**
 * Objects that a call sends or receives: the elements of the program's array that the datatype
 * selects.
 *
 * @param call name of the call, for messages.
 * @param codec serializer of the objects; null if the objects stay in this process.
 * @param array the program's array; null if no object is selected.
 * @param offset index in the array where the buffer begins.
 * @param positions positions of the objects relative to the offset, in the order of the message.
 */
public record ObjectItems(
        String call, ObjectCodec codec, Object[] array, long offset, int[] positions) {

    /** Returns a selection without objects, for a buffer whose count is 0. */
    public static ObjectItems none(String call, ObjectCodec codec) {
        return new ObjectItems(call, codec, null, 0, new int[0]);
    }

    /**
     * Selects the objects of a buffer.
     *
     * @param call name of the call, for messages.
     * @param codec serializer of the objects.
     * @param buf the program's buffer.
     * @param offset index in the array where the buffer begins.
     * @param count number of items of the datatype.
     * @param type description of the datatype, whose elements are objects.
     * @param positions computes the positions of the objects in the given number of items.
     */
    public static ObjectItems of(
            String call,
            ObjectCodec codec,
            Object buf,
            long offset,
            int count,
            TypeShape type,
            IntFunction<int[]> positions) {
        if (InPlace.is(buf)) {
            String rule = "MPI.IN_PLACE cannot be used with " + type + ": pass both arrays";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, rule);
        }
        BufferChecks.numbers(call, buf, offset, count);
        if (!(buf instanceof Object[] array)) {
            String what = "buf is " + buf.getClass().getTypeName() + " but datatype is " + type;
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + ": an array of objects is needed");
        }
        int[] selected = positions(call, count, type, array.length, positions);
        ObjectItems items = new ObjectItems(call, codec, array, offset, selected);
        items.check(count, type);
        return items;
    }

    /**
     * Computes the positions of the objects in {@code count} items of a datatype. A count whose
     * items cannot be in an array of length {@code length} is refused first, so that no memory is
     * allocated for the positions.
     */
    private static int[] positions(
            String call, int count, TypeShape type, int length, IntFunction<int[]> positions) {
        try {
            long reach = Math.absExact(Math.multiplyExact(count - 1L, type.extent()));
            if (reach <= length) {
                return positions.apply(count);
            }
        } catch (ArithmeticException tooFar) {
            // The exception below reports this case.
        }
        String what =
                "count " + count + " of " + type + " needs more elements than the array has, ";
        throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + length);
    }

    private void check(int count, TypeShape type) {
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

    public int count() {
        return positions.length;
    }

    /** Copies all objects of the selection to a new array. */
    public Object[] all() {
        Object[] all = new Object[positions.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = get(i);
        }
        return all;
    }

    /** Stores all received objects at their positions in the program's array. */
    public void setAll(Object[] values) {
        for (int i = 0; i < values.length; i++) {
            set(i, values[i]);
        }
    }

    public Object get(int i) {
        return array[index(i)];
    }

    /** Stores a received object in the array; throws if the array's class does not allow it. */
    public void set(int i, Object value) {
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
