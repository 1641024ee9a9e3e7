package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Test class for two ranks that begin MPI by a session, and never call {@code Init}. */
@MpiTest(ranks = 2)
public class InSession {

    @Test
    void nobodyCalledInit(Intracomm comm) {
        // With Intel MPI 2021.18, MPI_Initialized is true after a session, even without Init.
        boolean isIntel = MPI.Get_library_version().startsWith("Intel");
        assertFalse(MPI.Initialized() && !isIntel);
        assertNotEquals(MPI.COMM_WORLD, comm);
        comm.Barrier();
    }
}
