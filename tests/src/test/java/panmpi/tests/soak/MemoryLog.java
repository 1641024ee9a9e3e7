package panmpi.tests.soak;

import java.util.List;
import panmpi.tests.Memory;

/** The memory of this rank over the time of the job. */
final class MemoryLog {
    private static final int WINDOWS = 45;
    private static final long MOST_HEAP = 2_000;
    private static final long MOST_RESIDENT = 24_000;

    private final Flatness heap = new Flatness("heap", MOST_HEAP);
    private final Flatness resident = new Flatness("native", MOST_RESIDENT);
    private final long window;
    private long end;
    private long live = Long.MAX_VALUE;

    MemoryLog(double seconds) {
        window = (long) (seconds * 1e9 / WINDOWS);
        end = System.nanoTime() + window;
    }

    /** Looks at the heap; at the end of a window, notes the least of it and what is resident. */
    void look() {
        live = Math.min(live, Memory.liveKilobytes());
        if (System.nanoTime() > end) {
            heap.add(live);
            resident.add(Memory.residentKilobytes());
            live = Long.MAX_VALUE;
            end = System.nanoTime() + window;
        }
    }

    /** What must hold. */
    void check() {
        for (Flatness memory : List.of(heap, resident)) {
            if (!memory.isFlat()) {
                throw new AssertionError(memory + "; " + memory.history());
            }
        }
    }

    @Override
    public String toString() {
        return heap + "; " + resident;
    }
}
