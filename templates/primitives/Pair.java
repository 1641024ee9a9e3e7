package mpi;

import mpi.internal.Generated;

/**
 * Pairs of $a$ {@code $type$} and an {@code int}, a value and its index, for {@code MPI.MINLOC} and
 * {@code MPI.MAXLOC}. {@link MPI#$pair$} is the only instance; its datatype is {@code
 * MPI.$PAIR$}.
 */
@Generated("PrimitivesEmitter")
@Each("short int long float double")
public final class $Pair$ extends Struct {

    private final int value = add$Name$();
    private final int index = addInt();

    $Pair$() {}

    @Override
    Datatype predefined() {
        return MPI.$PAIR$;
    }

    @Override
    protected Data newData() {
        return new Data();
    }

    /** A view of one pair in a buffer. */
    public final class Data extends Struct.Data {

        /** Makes a view without a buffer; {@link Struct#getData} makes a view of a buffer. */
        public Data() {}

        /**
         * Returns the value.
         *
         * @return the first element of the pair.
         */
        public $type$ getValue() {
            return get$Name$(value);
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
        public void putValue($type$ v) {
            put$Name$(value, v);
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
