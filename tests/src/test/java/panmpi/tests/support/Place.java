package panmpi.tests.support;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;

/**
 * Kinds of memory in which tests allocate a segment of ints, for methods that take segments and
 * 64-bit counts.
 */
public enum Place {
    /** Native memory, which MPI reads and writes in place. */
    NATIVE,
    /** A slice of native memory. */
    NATIVE_SLICE,
    /** An array on the heap, whose address MPI does not know. */
    HEAP,
    /** A part of an array. */
    HEAP_SLICE;

    private static final long GAP = 3L * Integer.BYTES;

    /** {@return a segment that holds these numbers} */
    public MemorySegment of(int... numbers) {
        return switch (this) {
            case NATIVE -> Arena.ofAuto().allocateFrom(JAVA_INT, numbers);
            case NATIVE_SLICE ->
                    inside(Arena.ofAuto().allocate(JAVA_INT, numbers.length + 6L), numbers);
            case HEAP -> MemorySegment.ofArray(numbers.clone());
            case HEAP_SLICE -> inside(MemorySegment.ofArray(new int[numbers.length + 6]), numbers);
        };
    }

    /** {@return a segment that holds this number everywhere} */
    public MemorySegment filled(int length, int number) {
        var numbers = new int[length];
        Arrays.fill(numbers, number);
        return of(numbers);
    }

    /** {@return the numbers of a segment} */
    public static int[] ints(MemorySegment segment) {
        return segment.toArray(JAVA_INT);
    }

    private static MemorySegment inside(MemorySegment whole, int... numbers) {
        var slice = whole.asSlice(GAP, (long) numbers.length * Integer.BYTES);
        return slice.copyFrom(MemorySegment.ofArray(numbers));
    }
}
