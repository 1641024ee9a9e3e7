package panmpi.bench.ranks;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Memory outside of the heap that benchmarks send from and receive into; MPI uses it in place. */
record SegmentBuffers(
        MemorySegment sent, MemorySegment received, MemorySegment numbers, MemorySegment sums) {

    private static final long PAGE = 4096;

    /**
     * Offset of each buffer from the start of a page. In C, malloc gives large buffers this offset,
     * and the time of a copy depends on the offsets of both buffers. When two buffers were 16 bytes
     * apart within their pages, the processor confused loads with earlier stores. Intel MPI gathers
     * 512 KiB in 49 us if the buffers have this offset, in C too, but in 80 us if they start at a
     * page.
     */
    private static final long BEHIND = 16;

    static SegmentBuffers of(int ranks) {
        long room = (long) Benchmarks.LARGEST * Math.max(4, ranks);
        return new SegmentBuffers(
                allocate(room),
                allocate(room),
                allocate((long) Benchmarks.LARGEST * Benchmarks.COLUMNS),
                allocate(Benchmarks.LARGEST));
    }

    private static MemorySegment allocate(long bytes) {
        return Arena.global().allocate(bytes + BEHIND, PAGE).asSlice(BEHIND);
    }
}
