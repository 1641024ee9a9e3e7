package mpi.object.split;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Little-endian stores and loads of primitive values in a byte array, for generated code. */
public final class LittleEndian {

    @Each("char short int long float double")
    private static final VarHandle $NAME$ = view($type$[].class);

    private LittleEndian() {}

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
    @Each("char short int long float double")
    public static void put(byte[] bytes, int at, $type$ value) {
        $NAME$.set(bytes, at, value);
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
    @Each("char short int long float double")
    public static $type$ get$Name$(byte[] bytes, int at) {
        return ($type$) $NAME$.get(bytes, at);
    }
}
