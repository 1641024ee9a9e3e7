package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Traced tests: one that passes, one that fails, one that waits for a message that nobody sends.
 */
@MpiTest(value = 2, trace = true, timeout = 3)
public class Traced {

    @Test
    void arrives(Intracomm world) {
        int[] number = {world.Rank()};
        world.Bcast(number, 0, 1, MPI.INT, 1);
        assertEquals(1, number[0]);
    }

    @Test
    void differs(Intracomm world) {
        int[] number = {world.Rank()};
        world.Bcast(number, 0, 1, MPI.INT, 0);
        assertEquals(world.Rank(), number[0]);
    }

    @Test
    void waits(Intracomm world) {
        if (world.Rank() == 0) {
            world.Recv(new int[1], 0, 1, MPI.INT, 1, 8);
        }
    }
}
