package mpi.internal.system;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/**
 * Pins Java arrays, so that MPI can access them in place. Pinning needs the native library, and a
 * garbage collector that can pin single objects and continue to collect.
 */
public final class Pins {

    /**
     * Least size in bytes of an array that is pinned; shorter arrays are copied. Copying 2 KiB
     * takes as long as pinning, copying 4 KiB takes longer (measured with MPICH 4.0.2:
     * docs/decisions/10-how-a-buffer-reaches-mpi.md).
     */
    public static final int FROM = 4 << 10;

    /** True if arrays can be pinned in this JVM. */
    public static final boolean AVAILABLE =
            isWanted() && collectorPins() && Shim.IS_OPEN && isInPlace();

    private Pins() {}

    /**
     * Pins an array until {@link #unpin}; an array may be pinned more than once.
     *
     * @param array array of a primitive type.
     * @return address of its first element.
     */
    public static native long pin(Object array);

    /**
     * Unpins an array, so that the collector may move it again.
     *
     * @param array the array.
     * @param address address that {@link #pin} returned for it.
     */
    public static native void unpin(Object array, long address);

    /**
     * Pins many arrays until {@link #unpinAll}.
     *
     * @param arrays arrays of primitive types.
     * @param addresses off-heap memory with room for one {@code long} per array, which receives the
     *     address of the array's first element.
     */
    public static void pinAll(Object[] arrays, MemorySegment addresses) {
        pinAll(arrays, addresses.asSlice(0, (long) arrays.length * Long.BYTES).address());
    }

    /**
     * Unpins many arrays, so that the collector may move the arrays again.
     *
     * @param arrays the arrays.
     * @param addresses addresses that {@link #pinAll} wrote.
     */
    public static void unpinAll(Object[] arrays, MemorySegment addresses) {
        unpinAll(arrays, addresses.asSlice(0, (long) arrays.length * Long.BYTES).address());
    }

    /** Returns how often this process has pinned arrays. */
    public static native long count();

    private static native void pinAll(Object[] arrays, long addresses);

    private static native void unpinAll(Object[] arrays, long addresses);

    /**
     * Returns the reason why arrays cannot be pinned.
     *
     * @return the reason in a few words; empty if they can be pinned.
     */
    public static String obstacle() {
        if (AVAILABLE) {
            return "";
        }
        if (!isWanted()) {
            return "-Dpanmpi.pin=false";
        }
        if (!collectorPins()) {
            return "this garbage collector cannot pin single objects; G1 can (-XX:+UseG1GC)";
        }
        return Shim.IS_OPEN ? "this JVM hands out copies (-Xcheck:jni)" : Shim.obstacle();
    }

    public static boolean isWanted() {
        return !"false".equalsIgnoreCase(System.getProperty("panmpi.pin"));
    }

    /**
     * Tests whether the collector is G1 or Shenandoah, since the other collectors (Serial,
     * Parallel, ZGC) cannot collect until all arrays are unpinned.
     */
    private static boolean collectorPins() {
        try {
            return ManagementFactory.getGarbageCollectorMXBeans().stream()
                    .map(GarbageCollectorMXBean::getName)
                    .anyMatch(name -> name.startsWith("G1") || name.startsWith("Shenandoah"));
        } catch (NoClassDefFoundError withoutManagement) {
            return false;
        }
    }

    /**
     * Tests whether pinning gives the address of the array itself. With -Xcheck:jni, the JVM gives
     * a copy.
     */
    private static boolean isInPlace() {
        long[] probe = new long[1];
        long address = pin(probe);
        Native.at(MemorySegment.ofAddress(address), Long.BYTES).set(ValueLayout.JAVA_LONG, 0, 1);
        boolean isInPlace = probe[0] == 1;
        unpin(probe, address);
        return isInPlace;
    }
}
