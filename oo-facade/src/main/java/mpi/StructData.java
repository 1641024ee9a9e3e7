package mpi;

import java.nio.ByteBuffer;
import mpi.internal.memory.DirectBuffers;

/** Fields of one struct in a buffer, by their displacements in bytes. */
abstract class StructData {

    private ByteBuffer bytes;

    /** Sets the memory, in the machine's byte order. */
    final void lieIn(ByteBuffer memory) {
        bytes = memory;
    }

    /**
     * Returns the memory of the struct.
     *
     * @return its bytes, in the machine's order, shared with the buffer of {@code getData}.
     */
    public final ByteBuffer getBuffer() {
        return bytes;
    }

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
     * Returns an element of an array of {@code byte}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @return its value.
     */
    protected final byte getByte(int field, int index) {
        return bytes.get(field + index);
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
     * Sets an element of an array of {@code byte}.
     *
     * @param field displacement of the field.
     * @param index index in the array.
     * @param value its new value.
     */
    protected final void putByte(int field, int index, byte value) {
        bytes.put(field + index, value);
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
     * Sets a {@code char}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putChar(int field, char value) {
        bytes.putChar(field, value);
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
     * Returns a {@code short}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final short getShort(int field) {
        return bytes.getShort(field);
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
     * Sets a {@code short}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putShort(int field, short value) {
        bytes.putShort(field, value);
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
     * Returns an {@code int}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final int getInt(int field) {
        return bytes.getInt(field);
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
     * Sets an {@code int}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putInt(int field, int value) {
        bytes.putInt(field, value);
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
     * Returns a {@code long}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final long getLong(int field) {
        return bytes.getLong(field);
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
     * Sets a {@code long}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putLong(int field, long value) {
        bytes.putLong(field, value);
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
     * Returns a {@code float}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final float getFloat(int field) {
        return bytes.getFloat(field);
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
     * Sets a {@code float}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putFloat(int field, float value) {
        bytes.putFloat(field, value);
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
     * Returns a {@code double}.
     *
     * @param field displacement of the field.
     * @return its value.
     */
    protected final double getDouble(int field) {
        return bytes.getDouble(field);
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
     * Sets a {@code double}.
     *
     * @param field displacement of the field.
     * @param value its new value.
     */
    protected final void putDouble(int field, double value) {
        bytes.putDouble(field, value);
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

    /**
     * Returns a view of a struct within this one.
     *
     * @param <S> class of the struct.
     * @param <D> class of its view.
     * @param struct the struct that was added.
     * @param field displacement of the field.
     * @return the view, which shares the memory.
     */
    protected final <S extends Struct, D extends Struct.Data> D getData(S struct, int field) {
        return getData(struct, field, 0);
    }

    /**
     * Returns a view of one of several structs within this one.
     *
     * @param <S> class of the struct.
     * @param <D> class of its view.
     * @param struct the struct that was added.
     * @param field displacement of the field.
     * @param index index in the array.
     * @return the view, which shares the memory.
     */
    protected final <S extends Struct, D extends Struct.Data> D getData(
            S struct, int field, int index) {
        int extent = struct.getExtent();
        return struct.at(DirectBuffers.slice(bytes, field + index * extent, extent));
    }

    /**
     * Returns the memory of an item of a datatype.
     *
     * @param type datatype that was added.
     * @param field displacement of the field.
     * @return its bytes, in the machine's order, shared.
     * @throws MPIException if MPI reports an error.
     */
    protected final ByteBuffer getBuffer(Datatype type, int field) {
        return getBuffer(type, field, 0);
    }

    /**
     * Returns the memory of one of several items of a datatype.
     *
     * @param type datatype that was added.
     * @param field displacement of the field.
     * @param index index among the items.
     * @return its bytes, in the machine's order, shared.
     * @throws MPIException if MPI reports an error.
     */
    protected final ByteBuffer getBuffer(Datatype type, int field, int index) {
        int extent = Math.toIntExact(type.shape().extent());
        return DirectBuffers.slice(bytes, field + index * extent, extent);
    }
}
