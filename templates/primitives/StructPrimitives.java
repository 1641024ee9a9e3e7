package mpi;

import mpi.internal.Generated;

/** Adds fields of primitive types to a {@link Struct}. */
@Generated("PrimitivesEmitter")
abstract class StructPrimitives extends StructFields {

    /**
     * Adds $a$ {@code $type$}.
     *
     * @return the field's displacement in bytes.
     */
    @Each("byte char short int long float double")
    public final int add$Name$() {
        return add$Name$(1);
    }

    /**
     * Adds an array of {@code $type$}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    @Each("byte char short int long float double")
    public final int add$Name$(int length) {
        return add(MPI.$NAME$, length);
    }
}
