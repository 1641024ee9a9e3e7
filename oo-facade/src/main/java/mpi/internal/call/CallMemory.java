package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.staging.BufferChecks;

/** Checks off-heap memory of the program that a call passes to MPI by its address. */
public final class CallMemory {

    private CallMemory() {}

    /**
     * Returns the address of off-heap memory of the program, which is the argument {@code name} of
     * this call; throws if the argument is null or on the heap.
     */
    public static MemorySegment address(CallScratch frame, String name, MemorySegment memory) {
        if (memory == null || !memory.isNative()) {
            String rule = "; off-heap memory is needed, from an Arena or from MPI.Alloc_mem";
            String what = name + (memory == null ? " is null" : " is on the heap") + rule;
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_BUFFER, what);
        }
        return MemorySegment.ofAddress(memory.address());
    }

    /**
     * Returns the address of off-heap memory that MPI still reads and writes after this call.
     * Throws as {@link #address} does, and also if the memory is read-only, its arena is closed, or
     * this thread may not access it.
     */
    public static MemorySegment lasting(CallScratch frame, String name, MemorySegment memory) {
        MemorySegment address = address(frame, name, memory);
        BufferChecks.reachable(frame.call(), name, memory);
        if (memory.isReadOnly()) {
            String rule = " is read-only, but MPI writes to it";
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_BUFFER, name + rule);
        }
        return address;
    }
}
