package mpi.internal.strict.access;

/**
 * Calls that instrumented classes of the program make before they access memory. The calls change
 * nothing and throw nothing; while no area is open, each is the test of a flag.
 */
public final class Touch {

    /** Mode of {@link #range}: the call reads. */
    public static final int READ = 0;

    /** Mode of {@link #range}: the call writes, and perhaps reads. */
    public static final int WRITE = 1;

    /** Mode of {@link #range}: {@code count} is the end instead. */
    public static final int TO_END = 2;

    /** For {@code from} of {@link #range}: the position of a buffer, or the begin. */
    public static final long HERE = MemoryPlace.HERE;

    private Touch() {}

    /** Before an element of a primitive array is loaded. */
    public static void read(Object array, int index, int site) {
        if (Watch.overArrays && array != null) {
            element(array, index, false, site);
        }
    }

    /** Before an element of a primitive array is stored. */
    public static void write(Object array, int index, int site) {
        if (Watch.overArrays && array != null) {
            element(array, index, true, site);
        }
    }

    private static void element(Object array, int index, boolean isWrite, int site) {
        int width = MemoryPlace.width(array);
        long from = (long) index * width;
        WatchedMemory.touched(array, from, from + width, isWrite, site);
    }

    /**
     * Before a method of the JDK accesses memory.
     *
     * @param memory array, segment or buffer; another object is ignored.
     * @param from first unit.
     * @param count number of units; negative for all up to the end.
     * @param unit bytes of a unit; 0 for the memory's own elements.
     * @param mode sum of the constants above.
     * @param site number of the line in {@link Sites}.
     */
    public static void range(Object memory, long from, long count, int unit, int mode, int site) {
        if (Watch.overArrays || Watch.offHeap) {
            long units = (mode & TO_END) == 0 || count < 0 ? count : Math.max(0, count - from);
            MemoryPlace place = MemoryPlace.of(memory, from, units, unit);
            if (place != null) {
                boolean isWrite = (mode & WRITE) != 0;
                WatchedMemory.touched(place.base(), place.low(), place.high(), isWrite, site);
            }
        }
    }

    /** Elements of an array, of those left in a buffer, or bytes of a segment; 0 for others. */
    public static long size(Object memory) {
        return Watch.overArrays || Watch.offHeap ? MemoryPlace.size(memory) : 0;
    }
}
