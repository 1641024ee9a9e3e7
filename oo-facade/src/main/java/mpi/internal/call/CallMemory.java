package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.staging.BufferChecks;

/** Checks off-heap memory of the program that a call passes to MPI by its address. */
public final class CallMemory {

    private CallMemory() {}

    /** Checks off-heap memory that MPI accesses in this call, and returns the memory's address. */
    public static MemorySegment address(CallScratch frame, String name, MemorySegment memory) {
        if (memory == null || !memory.isNative()) {
            String rule = "; off-heap memory is needed, from an Arena or from MPI.Alloc_mem";
            String what = name + (memory == null ? " is null" : " is on the heap") + rule;
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_BUFFER, what);
        }
        return MemorySegment.ofAddress(memory.address());
    }

    /**
     * Checks off-heap memory that MPI still reads and writes after this call, and returns the
     * memory's address.
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
