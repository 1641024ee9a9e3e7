package panmpi.junit.programs;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Test class in which two ranks send to each other before they receive. */
@MpiTest(value = 2, strict = true)
public class Strict {

    @Test
    void exchanges(Intracomm world) {
        int other = 1 - world.Rank();
        world.Send(new int[4], 0, 4, MPI.INT, other, 7);
        world.Recv(new int[4], 0, 4, MPI.INT, other, 7);
    }
}
