package mpi.internal.records;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;

/**
 * Copies arrays that are components of records to memory and back; the emitted code of {@link
 * CopierCode} calls these methods.
 */
final class ComponentArrays {

    private ComponentArrays() {}

    /**
     * Copies an array component of a record to memory. Throws unless the array has {@code length}
     * elements, as {@code @ArrayLength} declares; {@code name} names the component in the message.
     */
    static void put(MemorySegment to, long at, Object array, int length, String name) {
        if (array == null || Array.getLength(array) != length) {
            String found = array == null ? "null" : "an array of length " + Array.getLength(array);
            throw new IllegalArgumentException(
                    name + " is " + found + "; its @ArrayLength demands the length " + length);
        }
        MemorySegment part = to.asSlice(at);
        if (array instanceof boolean[] flags) {
            for (int i = 0; i < length; i++) {
                RecordMemory.put(part, i, flags[i]);
            }
        } else {
            MemorySegment from = view(array);
            MemorySegment.copy(from, 0, part, 0, from.byteSize());
        }
    }

    /** Reads an array component of a record from memory. */
    static Object get(MemorySegment from, long at, Class<?> element, int length) {
        Object array = Array.newInstance(element, length);
        MemorySegment part = from.asSlice(at);
        if (array instanceof boolean[] flags) {
            for (int i = 0; i < length; i++) {
                flags[i] = RecordMemory.getBoolean(part, i);
            }
        } else {
            MemorySegment to = view(array);
            MemorySegment.copy(part, 0, to, 0, to.byteSize());
        }
        return array;
    }

    private static MemorySegment view(Object array) {
        return switch (array) {
            case byte[] a -> MemorySegment.ofArray(a);
            case char[] a -> MemorySegment.ofArray(a);
            case short[] a -> MemorySegment.ofArray(a);
            case int[] a -> MemorySegment.ofArray(a);
            case long[] a -> MemorySegment.ofArray(a);
            case float[] a -> MemorySegment.ofArray(a);
            case double[] a -> MemorySegment.ofArray(a);
            default -> throw new IllegalArgumentException(array.getClass().getTypeName());
        };
    }
}
