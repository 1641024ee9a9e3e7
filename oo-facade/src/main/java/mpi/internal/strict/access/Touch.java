package mpi.internal.strict.access;

/**
 * Receives the accesses of the program to memory: the agent inserts a call of one of these methods
 * before each access, for instance of {@link #write} before {@code array[i] = 1}. The methods have
 * no effect on the program and throw nothing; while no area is watched, a method only tests flags.
 */
public final class Touch {

    /** Mode of {@link #range}: the JDK method reads the memory. */
    public static final int READ = 0;

    /** Mode of {@link #range}: the JDK method writes the memory, and may read it as well. */
    public static final int WRITE = 1;

    /**
     * Mode of {@link #range}: the argument {@code count} is the end of the range, as in {@code
     * Arrays.fill(a, from, to, v)}.
     */
    public static final int TO_END = 2;

    /**
     * Value of {@code from} in {@link #range}: the access begins at the position of a buffer, or at
     * the beginning of an array or segment.
     */
    public static final long HERE = MemoryPlace.HERE;

    private Touch() {}

    /** Reports that the program is about to load an element of a primitive array. */
    public static void read(Object array, int index, int site) {
        if (Watch.overArrays && array != null) {
            element(array, index, false, site);
        }
    }

    /** Reports that the program is about to store an element of a primitive array. */
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
     * Reports that the program is about to call a JDK method that accesses memory, such as {@code
     * Arrays.fill} or {@code MemorySegment.copy}.
     *
     * @param memory array, segment or buffer; another object is ignored.
     * @param from index of the first unit, or {@link #HERE}.
     * @param count number of units; negative for all up to the end of the memory.
     * @param unit bytes of a unit; 0 for the size of the memory's own elements.
     * @param mode sum of {@link #READ}, {@link #WRITE} and {@link #TO_END}.
     * @param site number of the program line, see {@link Sites}.
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

    /**
     * Returns the number of elements of an array, of elements remaining in a buffer, or of bytes of
     * a segment; 0 for other objects, and while no area is watched.
     */
    public static long size(Object memory) {
        return Watch.overArrays || Watch.offHeap ? MemoryPlace.size(memory) : 0;
    }
}
