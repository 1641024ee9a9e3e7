package panmpi.tests.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.MPI;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Np;

/** A case class that must fail: on its last rank alone, in its third test. */
@Np(2)
public final class FailingCase {
    @Test
    void aPasses() {
        MPI.COMM_WORLD.Barrier();
    }

    @Test
    void bIsSkipped() {
        Assumptions.abort("this library, its version: on purpose");
    }

    @Test
    void cFailsOnTheLastRank() {
        assertEquals(7, MPI.COMM_WORLD.Rank() == MPI.COMM_WORLD.Size() - 1 ? 8 : 7, "on purpose");
    }

    @Test
    void dIsNotReached() {
        System.out.println("NOT REACHED");
    }
}
