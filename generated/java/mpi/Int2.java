// Generated from the primitive types by `make bindings`; edit templates/primitives/Pair.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Pairs of an {@code int} and an {@code int}, a value and its index, for {@code MPI.MINLOC} and
 * {@code MPI.MAXLOC}. {@link MPI#int2} is the only instance; its datatype is {@code
 * MPI.INT2}.
 */
@Generated("PrimitivesEmitter")
public final class Int2 extends Struct {

    private final int value = addInt();

    private final int index = addInt();

    Int2() {
    }

    @Override
    Datatype predefined() {
        return MPI.INT2;
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
        public int getValue() {
            return getInt(value);
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
        public void putValue(int v) {
            putInt(value, v);
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
