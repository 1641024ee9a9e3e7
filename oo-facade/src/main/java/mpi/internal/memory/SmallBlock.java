package mpi.internal.memory;

import java.lang.foreign.MemorySegment;

/**
 * Off-heap memory that MPI uses in place of a buffer of the program, and how to copy between the
 * two.
 *
 * @param memory the memory.
 * @param elements description of the copy; meaningless unless the memory is a bounce buffer.
 */
public record SmallBlock(MemorySegment memory, BounceBuffer elements) {

    SmallBlock(MemorySegment memory) {
        this(memory, new BounceBuffer());
    }
}
