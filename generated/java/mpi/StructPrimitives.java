// Generated from the primitive types by `make bindings`; edit templates/primitives/StructPrimitives.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Adds fields of primitive types to a {@link Struct}.
 */
@Generated("PrimitivesEmitter")
abstract class StructPrimitives extends StructFields {

    /**
     * Adds a {@code byte}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addByte() {
        return addByte(1);
    }

    /**
     * Adds a {@code char}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addChar() {
        return addChar(1);
    }

    /**
     * Adds a {@code short}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addShort() {
        return addShort(1);
    }

    /**
     * Adds an {@code int}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addInt() {
        return addInt(1);
    }

    /**
     * Adds a {@code long}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addLong() {
        return addLong(1);
    }

    /**
     * Adds a {@code float}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addFloat() {
        return addFloat(1);
    }

    /**
     * Adds a {@code double}.
     *
     * @return the field's displacement in bytes.
     */
    public final int addDouble() {
        return addDouble(1);
    }

    /**
     * Adds an array of {@code byte}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addByte(int length) {
        return add(MPI.BYTE, length);
    }

    /**
     * Adds an array of {@code char}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addChar(int length) {
        return add(MPI.CHAR, length);
    }

    /**
     * Adds an array of {@code short}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addShort(int length) {
        return add(MPI.SHORT, length);
    }

    /**
     * Adds an array of {@code int}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addInt(int length) {
        return add(MPI.INT, length);
    }

    /**
     * Adds an array of {@code long}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addLong(int length) {
        return add(MPI.LONG, length);
    }

    /**
     * Adds an array of {@code float}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addFloat(int length) {
        return add(MPI.FLOAT, length);
    }

    /**
     * Adds an array of {@code double}.
     *
     * @param length number of elements.
     * @return the array's displacement in bytes.
     */
    public final int addDouble(int length) {
        return add(MPI.DOUBLE, length);
    }
}
