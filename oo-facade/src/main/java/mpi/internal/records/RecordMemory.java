package mpi.internal.records;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_CHAR_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.lang.foreign.MemorySegment;

/**
 * Reads and writes primitive components of records in memory. The emitted code of {@link
 * CopierCode} calls the method for the component's type.
 */
final class RecordMemory {

    private RecordMemory() {}

    static void put(MemorySegment to, long at, byte value) {
        to.set(JAVA_BYTE, at, value);
    }

    static void put(MemorySegment to, long at, boolean value) {
        to.set(JAVA_BYTE, at, (byte) (value ? 1 : 0));
    }

    static void put(MemorySegment to, long at, char value) {
        to.set(JAVA_CHAR_UNALIGNED, at, value);
    }

    static void put(MemorySegment to, long at, short value) {
        to.set(JAVA_SHORT_UNALIGNED, at, value);
    }

    static void put(MemorySegment to, long at, int value) {
        to.set(JAVA_INT_UNALIGNED, at, value);
    }

    static void put(MemorySegment to, long at, long value) {
        to.set(JAVA_LONG_UNALIGNED, at, value);
    }

    static void put(MemorySegment to, long at, float value) {
        to.set(JAVA_FLOAT_UNALIGNED, at, value);
    }

    static void put(MemorySegment to, long at, double value) {
        to.set(JAVA_DOUBLE_UNALIGNED, at, value);
    }

    static byte getByte(MemorySegment from, long at) {
        return from.get(JAVA_BYTE, at);
    }

    static boolean getBoolean(MemorySegment from, long at) {
        return from.get(JAVA_BYTE, at) != 0;
    }

    static char getChar(MemorySegment from, long at) {
        return from.get(JAVA_CHAR_UNALIGNED, at);
    }

    static short getShort(MemorySegment from, long at) {
        return from.get(JAVA_SHORT_UNALIGNED, at);
    }

    static int getInt(MemorySegment from, long at) {
        return from.get(JAVA_INT_UNALIGNED, at);
    }

    static long getLong(MemorySegment from, long at) {
        return from.get(JAVA_LONG_UNALIGNED, at);
    }

    static float getFloat(MemorySegment from, long at) {
        return from.get(JAVA_FLOAT_UNALIGNED, at);
    }

    static double getDouble(MemorySegment from, long at) {
        return from.get(JAVA_DOUBLE_UNALIGNED, at);
    }
}
