package mpi.internal.strict.access;

/**
 * Flags that tell {@link Touch} whether any area is watched. They are neither volatile nor atomic,
 * so that a loop can keep them in registers; the thread that opens an area sees its own write, and
 * other threads may see it later.
 */
final class Watch {

    /** True while accesses to some range of bytes in a Java array are watched. */
    static boolean overArrays;

    /** True while accesses to some range of bytes outside of the Java heap are watched. */
    static boolean offHeap;

    private Watch() {}
}
