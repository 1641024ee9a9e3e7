package panmpi.bench.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The memory outside of the heap that games use: MPI reads and writes it where it is. */
record Segments(
        MemorySegment sent, MemorySegment received, MemorySegment numbers, MemorySegment sums) {

    private static final long PAGE = 4096;

    /**
     * All begin where large ones do in C, so far behind the beginning of a page: what copying takes
     * depends on both places. Where they were 16 bytes apart, the processor took loads for ones of
     * what it had just stored; and Intel MPI gathers 512 KiB in 49 us from here, in C, too, and in
     * 80 from the beginning of a page.
     */
    private static final long BEHIND = 16;

    static Segments of(int ranks) {
        long room = (long) Games.LARGEST * Math.max(4, ranks);
        return new Segments(
                allocate(room),
                allocate(room),
                allocate((long) Games.LARGEST * Games.COLUMNS),
                allocate(Games.LARGEST));
    }

    private static MemorySegment allocate(long bytes) {
        return Arena.global().allocate(bytes + BEHIND, PAGE).asSlice(BEHIND);
    }
}
