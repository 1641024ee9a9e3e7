package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Test class whose first tests fail on some or all ranks; the last test passes. */
@MpiTest(ranks = 2)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Failing {

    @Test
    @Order(1)
    void isWrongOnRankOne(MpiWorld world) {
        System.out.println("comparing");
        assertEquals(0, world.rank());
    }

    @Test
    @Order(2)
    void throwsOnAllRanks(MpiWorld world) {
        throw new IllegalStateException("on purpose");
    }

    @Test
    @Order(3)
    void leavesRankZeroWaiting(MpiWorld world) {
        if (world.rank() == 1) {
            throw new IllegalArgumentException("before the send");
        }
        world.comm().Recv(new int[1], 0, 1, MPI.INT, 1, 1);
    }

    @Test
    @Order(4)
    void passesAfterwards(Intracomm comm) {
        comm.Barrier();
    }
}
