// Generated from the primitive types by `make bindings`; edit templates/primitives/codec/LittleEndian.java instead.

package mpi.object.split;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Little-endian stores and loads of primitive values in a byte array, for generated code.
 */
public final class LittleEndian {

    private static final VarHandle CHAR = view(char[].class);

    private static final VarHandle SHORT = view(short[].class);

    private static final VarHandle INT = view(int[].class);

    private static final VarHandle LONG = view(long[].class);

    private static final VarHandle FLOAT = view(float[].class);

    private static final VarHandle DOUBLE = view(double[].class);

    private LittleEndian() {
    }

    private static VarHandle view(Class<?> type) {
        return MethodHandles.byteArrayViewVarHandle(type, ByteOrder.LITTLE_ENDIAN);
    }

    /**
     * Stores a value.
     *
     * @param bytes the array.
     * @param at index of the value's byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, boolean value) {
        bytes[at] = (byte) (value ? 1 : 0);
    }

    /**
     * Stores a value.
     *
     * @param bytes the array.
     * @param at index of the value's byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, byte value) {
        bytes[at] = value;
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, char value) {
        CHAR.set(bytes, at, value);
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, short value) {
        SHORT.set(bytes, at, value);
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, int value) {
        INT.set(bytes, at, value);
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, long value) {
        LONG.set(bytes, at, value);
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, float value) {
        FLOAT.set(bytes, at, value);
    }

    /**
     * Stores a value. A {@code float} or {@code double} is stored as its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @param value the value.
     */
    public static void put(byte[] bytes, int at, double value) {
        DOUBLE.set(bytes, at, value);
    }

    /**
     * Loads a value.
     *
     * @param bytes the array.
     * @param at index of the value's byte.
     * @return the value; true for every byte but zero.
     */
    public static boolean getBoolean(byte[] bytes, int at) {
        return bytes[at] != 0;
    }

    /**
     * Loads a value.
     *
     * @param bytes the array.
     * @param at index of the value's byte.
     * @return the value.
     */
    public static byte getByte(byte[] bytes, int at) {
        return bytes[at];
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static char getChar(byte[] bytes, int at) {
        return (char) CHAR.get(bytes, at);
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static short getShort(byte[] bytes, int at) {
        return (short) SHORT.get(bytes, at);
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static int getInt(byte[] bytes, int at) {
        return (int) INT.get(bytes, at);
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static long getLong(byte[] bytes, int at) {
        return (long) LONG.get(bytes, at);
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static float getFloat(byte[] bytes, int at) {
        return (float) FLOAT.get(bytes, at);
    }

    /**
     * Loads a value. A {@code float} or {@code double} is made from its raw bits.
     *
     * @param bytes the array.
     * @param at index of the value's first byte.
     * @return the value.
     */
    public static double getDouble(byte[] bytes, int at) {
        return (double) DOUBLE.get(bytes, at);
    }
}
