package panmpi.tests.cases.collective;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.List;
import java.util.stream.IntStream;

/** Makes buffers of {@code int} of each kind that a call takes, and reads them. */
final class IntBuffers {
    private IntBuffers() {}

    /**
     * Returns an array, a segment off the heap, a segment of an array and a direct buffer; each has
     * the numbers from {@code first} on.
     */
    static List<Object> ofEachKind(int first, int length) {
        int[] numbers = IntStream.range(first, first + length).toArray();
        var direct = ByteBuffer.allocateDirect(4 * length).order(ByteOrder.nativeOrder());
        return List.of(
                numbers,
                Arena.ofAuto().allocateFrom(ValueLayout.JAVA_INT, numbers),
                MemorySegment.ofArray(numbers.clone()),
                direct.asIntBuffer().put(numbers));
    }

    /** Returns the numbers of a buffer that {@link #ofEachKind} has made. */
    static int[] numbers(Object buffer) {
        return switch (buffer) {
            case int[] array -> array;
            case MemorySegment segment -> segment.toArray(ValueLayout.JAVA_INT);
            case IntBuffer view ->
                    MemorySegment.ofBuffer(view.duplicate().clear()).toArray(ValueLayout.JAVA_INT);
            default -> throw new AssertionError(buffer);
        };
    }
}
