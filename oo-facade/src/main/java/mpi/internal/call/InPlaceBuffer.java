package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.staging.BufferStager.Use;

/**
 * Kind of buffer for which the program may pass {@code MPI.IN_PLACE} to an MPI function: none, the
 * buffer that MPI reads, or the buffer that MPI writes.
 */
public enum InPlaceBuffer {
    NONE,
    READ,
    WRITTEN;

    /**
     * Returns the address that stands for {@code MPI.IN_PLACE} in C. The program has passed {@code
     * MPI.IN_PLACE} for a buffer that MPI would use as {@code use} says; throws if the MPI function
     * does not allow that.
     */
    MemorySegment address(String call, Use use) {
        boolean isRead = use == Use.READ;
        if (Checks.ENABLED && this != (isRead ? READ : WRITTEN)) {
            String what =
                    "MPI.IN_PLACE is passed for a buffer that MPI " + (isRead ? "reads" : "writes");
            String rule =
                    "; it is allowed only for the send buffer of a collective call, and for the"
                            + " receive buffer of a scatter";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + rule);
        }
        return Mpi.MPI_IN_PLACE;
    }
}
