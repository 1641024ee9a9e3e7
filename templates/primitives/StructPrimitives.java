package mpi;

import mpi.internal.Generated;

/** Fields of the primitive types of a {@link Struct}. */
@Generated("PrimitivesEmitter")
abstract class StructPrimitives extends StructFields {

    /**
     * Adds $a$ {@code $type$}.
     *
     * @return its displacement in bytes.
     */
    @Each("byte char short int long float double")
    public final int add$Name$() {
        return add$Name$(1);
    }

    /**
     * Adds an array of {@code $type$}.
     *
     * @param length number of elements.
     * @return its displacement in bytes.
     */
    @Each("byte char short int long float double")
    public final int add$Name$(int length) {
        return add(MPI.$NAME$, length);
    }
}
