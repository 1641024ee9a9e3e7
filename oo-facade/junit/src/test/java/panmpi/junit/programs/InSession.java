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
        assertFalse(MPI.Initialized());
        assertNotEquals(MPI.COMM_WORLD, comm);
        comm.Barrier();
    }
}
