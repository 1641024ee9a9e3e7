// Generated from the primitive types by `make bindings`; edit templates/primitives/Pair.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Pairs of a {@code long} and an {@code int}, a value and its index, for {@code MPI.MINLOC} and
 * {@code MPI.MAXLOC}. {@link MPI#longInt} is the only instance; its datatype is {@code
 * MPI.LONG_INT}.
 */
@Generated("PrimitivesEmitter")
public final class LongInt extends Struct {

    private final int value = addLong();

    private final int index = addInt();

    LongInt() {
    }

    @Override
    Datatype predefined() {
        return MPI.LONG_INT;
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /**
     * A view of one pair in a buffer.
     */
    public final class Data extends Struct.Data {

        /**
         * Makes a view without a buffer; {@link Struct#getData} makes a view of a buffer.
         */
        public Data() {
        }

        /**
         * Returns the value.
         *
         * @return the first element of the pair.
         */
        public long getValue() {
            return getLong(value);
        }

        /**
         * Returns the index.
         *
         * @return the second element of the pair.
         */
        public int getIndex() {
            return getInt(index);
        }

        /**
         * Sets the value.
         *
         * @param v the first element of the pair.
         */
        public void putValue(long v) {
            putLong(value, v);
        }

        /**
         * Sets the index.
         *
         * @param i the second element of the pair.
         */
        public void putIndex(int i) {
            putInt(index, i);
        }
    }
}
