package mpi.internal.memory;

import java.lang.foreign.MemorySegment;

/**
 * Array of booleans as the buffer of a call. MPI sees the elements as bytes 0 and 1, in a copy: no
 * MemorySegment can be backed by a {@code boolean[]}.
 *
 * @param array the program's array
 */
public record BooleanArray(boolean[] array) {

    /** Copies elements of the array to off-heap memory, as bytes 0 and 1. */
    public void load(long first, MemorySegment to, long at, long length) {
        Element.BOOLEAN.load(array, (int) first, to, at, (int) length);
    }

    /** Copies elements from off-heap memory: each byte that is not 0 is true. */
    void store(MemorySegment from, long at, long first, long length) {
        Element.BOOLEAN.store(from, at, array, (int) first, (int) length);
    }
}
