package panmpi.bench.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** The memory outside of the heap that games use: MPI reads and writes it where it is. */
record Segments(
        MemorySegment sent, MemorySegment received, MemorySegment numbers, MemorySegment sums) {

    static Segments of(int ranks) {
        long room = (long) Games.LARGEST * Math.max(4, ranks);
        return new Segments(
                allocate(room),
                allocate(room),
                allocate((long) Games.LARGEST * Games.COLUMNS),
                allocate(Games.LARGEST));
    }

    private static MemorySegment allocate(long bytes) {
        return Arena.global().allocate(bytes, Double.BYTES);
    }
}
