package mpi.internal.memory;

import java.lang.foreign.MemorySegment;

/**
 * Record of off-heap memory that MPI uses in place of a buffer of the program, with the copier
 * between the two.
 *
 * @param memory the memory.
 * @param elements copier; meaningless unless the memory is a bounce buffer.
 */
public record SmallBlock(MemorySegment memory, BounceBuffer elements) {

    SmallBlock(MemorySegment memory) {
        this(memory, new BounceBuffer());
    }
}
