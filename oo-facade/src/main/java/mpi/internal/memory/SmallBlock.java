package mpi.internal.memory;

import java.lang.foreign.MemorySegment;

/**
 * Off-heap memory that MPI uses instead of a buffer of the program, and the object that copies
 * between the two.
 *
 * @param memory the memory.
 * @param copier copies elements between the buffer and the memory; used only if the memory is a
 *     bounce buffer.
 */
public record SmallBlock(MemorySegment memory, BounceBuffer copier) {

    SmallBlock(MemorySegment memory) {
        this(memory, new BounceBuffer());
    }
}
