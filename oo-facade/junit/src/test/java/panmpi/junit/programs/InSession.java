package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Passes on two ranks that have only a session. */
@MpiTest(ranks = 2)
public class InSession {

    @Test
    void nobodyCalledInit(Intracomm comm) {
        assertFalse(MPI.Initialized());
        assertNotEquals(MPI.COMM_WORLD, comm);
        comm.Barrier();
    }
}
