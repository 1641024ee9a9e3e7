// Generated from the primitive types by `make bindings`; edit templates/primitives/StructValues.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Gets and puts primitive values of a struct in a buffer, by their displacements in bytes.
 */
@Generated("PrimitivesEmitter")
abstract class StructValues extends StructData {

    /**
     * Returns a {@code byte}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final byte getByte(int field) {
        return bytes.get(field);
    }

    /**
     * Returns a {@code char}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final char getChar(int field) {
        return bytes.getChar(field);
    }

    /**
     * Returns a {@code short}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final short getShort(int field) {
        return bytes.getShort(field);
    }

    /**
     * Returns an {@code int}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final int getInt(int field) {
        return bytes.getInt(field);
    }

    /**
     * Returns a {@code long}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final long getLong(int field) {
        return bytes.getLong(field);
    }

    /**
     * Returns a {@code float}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final float getFloat(int field) {
        return bytes.getFloat(field);
    }

    /**
     * Returns a {@code double}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final double getDouble(int field) {
        return bytes.getDouble(field);
    }

    /**
     * Returns an element of an array of {@code byte}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final byte getByte(int field, int index) {
        return bytes.get(field + index * Byte.BYTES);
    }

    /**
     * Returns an element of an array of {@code char}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final char getChar(int field, int index) {
        return bytes.getChar(field + index * Character.BYTES);
    }

    /**
     * Returns an element of an array of {@code short}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final short getShort(int field, int index) {
        return bytes.getShort(field + index * Short.BYTES);
    }

    /**
     * Returns an element of an array of {@code int}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final int getInt(int field, int index) {
        return bytes.getInt(field + index * Integer.BYTES);
    }

    /**
     * Returns an element of an array of {@code long}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final long getLong(int field, int index) {
        return bytes.getLong(field + index * Long.BYTES);
    }

    /**
     * Returns an element of an array of {@code float}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final float getFloat(int field, int index) {
        return bytes.getFloat(field + index * Float.BYTES);
    }

    /**
     * Returns an element of an array of {@code double}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final double getDouble(int field, int index) {
        return bytes.getDouble(field + index * Double.BYTES);
    }

    /**
     * Sets a {@code byte}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putByte(int field, byte value) {
        bytes.put(field, value);
    }

    /**
     * Sets a {@code char}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putChar(int field, char value) {
        bytes.putChar(field, value);
    }

    /**
     * Sets a {@code short}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putShort(int field, short value) {
        bytes.putShort(field, value);
    }

    /**
     * Sets an {@code int}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putInt(int field, int value) {
        bytes.putInt(field, value);
    }

    /**
     * Sets a {@code long}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putLong(int field, long value) {
        bytes.putLong(field, value);
    }

    /**
     * Sets a {@code float}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putFloat(int field, float value) {
        bytes.putFloat(field, value);
    }

    /**
     * Sets a {@code double}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putDouble(int field, double value) {
        bytes.putDouble(field, value);
    }

    /**
     * Sets an element of an array of {@code byte}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putByte(int field, int index, byte value) {
        bytes.put(field + index * Byte.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code char}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putChar(int field, int index, char value) {
        bytes.putChar(field + index * Character.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code short}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putShort(int field, int index, short value) {
        bytes.putShort(field + index * Short.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code int}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putInt(int field, int index, int value) {
        bytes.putInt(field + index * Integer.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code long}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putLong(int field, int index, long value) {
        bytes.putLong(field + index * Long.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code float}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putFloat(int field, int index, float value) {
        bytes.putFloat(field + index * Float.BYTES, value);
    }

    /**
     * Sets an element of an array of {@code double}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putDouble(int field, int index, double value) {
        bytes.putDouble(field + index * Double.BYTES, value);
    }
}
