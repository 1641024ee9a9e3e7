package mpi.internal.call;

import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.staging.BufferStager.Use;

import java.lang.foreign.MemorySegment;

/** Buffer of a call that {@code MPI.IN_PLACE} may stand for. */
public enum InPlaceBuffer {
    NONE,
    READ,
    WRITTEN;

    /** The address that stands for {@code MPI.IN_PLACE}; throws if this buffer may not be it. */
    MemorySegment address(String call, Use use) {
        boolean isRead = use == Use.READ;
        if (Checks.ENABLED && this != (isRead ? READ : WRITTEN)) {
            String what = "a buffer that MPI " + (isRead ? "reads" : "writes");
            String rule =
                    " is MPI.IN_PLACE, which only the send buffer of a collective call takes,"
                            + " and the receive buffer of a scatter";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + rule);
        }
        return Mpi.MPI_IN_PLACE;
    }
}
