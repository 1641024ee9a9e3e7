package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

/** Test class that passes on each number of ranks. */
@MpiTest(ranks = {1, 2, 4})
public class Passing {

    @Test
    void ranksSumUp(Intracomm comm) {
        int[] sum = new int[1];
        comm.Allreduce(new int[] {comm.Rank()}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        assertEquals(comm.Size() * (comm.Size() - 1) / 2, sum[0]);
    }

    @Test
    void ringPassesNumbersOn(MpiWorld world) {
        int[] received = new int[1];
        world.comm()
                .Sendrecv(
                        new int[] {world.rank()},
                        0,
                        1,
                        MPI.INT,
                        world.next(),
                        1,
                        received,
                        0,
                        1,
                        MPI.INT,
                        world.previous(),
                        1);
        assertEquals(world.previous(), received[0]);
    }
}
