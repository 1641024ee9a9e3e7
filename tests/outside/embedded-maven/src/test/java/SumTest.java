import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

/** Test class that panmpi-junit runs in jobs of 2 and 4 ranks, with the MPI inside panmpi-mpich. */
@MpiTest({2, 4})
class SumTest {

    @Test
    void onesAddUpToTheNumberOfRanks(MpiWorld world) {
        assertEquals(world.size(), Sum.of(1, world.comm()));
    }
}
