package mpi;

import mpi.internal.Generated;

/** Gets and puts primitive values of a struct in a buffer, by their displacements in bytes. */
@Generated("PrimitivesEmitter")
abstract class StructValues extends StructData {

    /**
     * Returns $a$ {@code $type$}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    @Each("byte char short int long float double")
    protected final $type$ get$Name$(int field) {
        return bytes.get$OfByteBuffer$(field);
    }

    /**
     * Returns an element of an array of {@code $type$}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    @Each("byte char short int long float double")
    protected final $type$ get$Name$(int field, int index) {
        return bytes.get$OfByteBuffer$(field + index * $Box$.BYTES);
    }

    /**
     * Sets $a$ {@code $type$}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    @Each("byte char short int long float double")
    protected final void put$Name$(int field, $type$ value) {
        bytes.put$OfByteBuffer$(field, value);
    }

    /**
     * Sets an element of an array of {@code $type$}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    @Each("byte char short int long float double")
    protected final void put$Name$(int field, int index, $type$ value) {
        bytes.put$OfByteBuffer$(field + index * $Box$.BYTES, value);
    }
}
