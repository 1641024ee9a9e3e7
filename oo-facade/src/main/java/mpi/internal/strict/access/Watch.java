package mpi.internal.strict.access;

/**
 * Flags that tell {@link Touch} whether any area is watched. They are neither volatile nor atomic,
 * so that a loop can keep them in registers; the thread that opens an area sees its own write, and
 * other threads may see it later.
 */
final class Watch {

    /** True while an area in a Java array is watched. */
    static boolean overArrays;

    /** True while an area outside of the Java heap is watched. */
    static boolean offHeap;

    private Watch() {}
}
