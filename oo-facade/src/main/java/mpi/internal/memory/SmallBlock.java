package mpi.internal.memory;

import java.lang.foreign.MemorySegment;

/**
 * Off-heap memory that MPI may use until a request is complete: a bounce buffer for a buffer of the
 * program, or memory for other arguments of the call.
 *
 * @param memory the memory.
 * @param copier copies elements between the program's buffer and the memory, if the memory is a
 *     bounce buffer.
 */
public record SmallBlock(MemorySegment memory, BounceBuffer copier) {

    SmallBlock(MemorySegment memory) {
        this(memory, new BounceBuffer());
    }
}
