package panmpi.tests.bounds;

import java.lang.foreign.MemorySegment;

/**
 * Wraps primitive arrays in memory segments, so that {@link GuardedMemory} can fill and compare
 * them.
 */
final class HeapMemory {
    private HeapMemory() {}

    static MemorySegment of(Object array) {
        return switch (array) {
            case byte[] some -> MemorySegment.ofArray(some);
            case char[] some -> MemorySegment.ofArray(some);
            case short[] some -> MemorySegment.ofArray(some);
            case int[] some -> MemorySegment.ofArray(some);
            case long[] some -> MemorySegment.ofArray(some);
            case float[] some -> MemorySegment.ofArray(some);
            case double[] some -> MemorySegment.ofArray(some);
            default -> throw new AssertionError(array.getClass());
        };
    }
}
