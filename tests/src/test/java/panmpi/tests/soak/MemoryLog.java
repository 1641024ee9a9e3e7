package panmpi.tests.soak;

import java.util.List;
import java.util.concurrent.TimeUnit;
import panmpi.tests.support.Memory;

/** Measures the memory of this rank between operations, over the time of the job. */
final class MemoryLog {
    private static final int LOOKS = 45;
    private static final int FEWEST = 9;
    private static final long MOST_HEAP = 3_000;
    private static final long MOST_NATIVE = 24_000;

    private final Flatness heap = new Flatness("heap", MOST_HEAP);
    private final Flatness resident = new Flatness("native", MOST_NATIVE);
    private final long pause;
    private long next;
    private int looks;

    MemoryLog(double seconds) {
        pause = (long) (seconds * TimeUnit.SECONDS.toNanos(1) / LOOKS);
        next = System.nanoTime() + pause;
    }

    /** True if the next measurement is due. */
    boolean isDue() {
        return System.nanoTime() > next;
    }

    /** True if there are enough measurements to judge by. */
    boolean isEnough() {
        return looks >= FEWEST;
    }

    /** Collects garbage, and measures live heap and resident memory. */
    void look() {
        System.gc();
        heap.add(Memory.liveKilobytes());
        resident.add(Memory.residentKilobytes());
        next = System.nanoTime() + pause;
        looks++;
    }

    /** Throws an exception if the heap or the resident memory grew. */
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
