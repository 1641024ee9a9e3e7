package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests the fault tolerance that some libraries have (ULFM): agreement, revocation, and a
 * communicator of the ranks that are left.
 */
// Runs in a job of its own, since it ends its own ranks.
@MpiTest(ranks = 3, environment = "OMPI_MCA_mpi_ft_enable=1", alone = true)
final class FaultToleranceCase {

    @Test
    void agreesOnTheBitsThatAllHave() {
        Lacks.assumeHas("MPIX_Comm_agree");
        assumeWritten();
        int mine = 0b1111 & ~(1 << RANK);
        assertEquals(0b1000, WORLD.Agree(mine));
        assertEquals(0b1000, WORLD.agree(mine));
    }

    @Test
    void nobodyHasFailed() {
        Lacks.assumeHas("MPIX_Comm_failure_ack");
        assumeWritten();
        WORLD.Failure_ack();
        WORLD.failureAck();
        try (Group failed = WORLD.Failure_get_acked();
                Group same = WORLD.failureGetAcked()) {
            assertEquals(0, failed.Size());
            assertEquals(0, same.getSize());
        }
    }

    @Test
    void tellsWhoFailed() {
        Lacks.assumeHas("MPIX_Comm_get_failed");
        assumeWritten();
        try (Group failed = WORLD.Get_failed();
                Group same = WORLD.getFailed()) {
            assertEquals(0, failed.Size());
            assertEquals(0, same.getSize());
        }
    }

    @Test
    void shrinksToAllWhereNobodyFailed() {
        Lacks.assumeHas("MPIX_Comm_shrink");
        assumeWritten();
        int[] sum = new int[1];
        try (Intracomm left = WORLD.Shrink()) {
            left.Allreduce(new int[] {RANK}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        }
        assertEquals(SIZE * (SIZE - 1) / 2, sum[0]);
    }

    // Open MPI shrinks no communicator of a session.
    @Tag("init")
    @Test
    void aRevokedCommunicatorShrinksToOneThatWorks() {
        Lacks.assumeHas("MPIX_Comm_revoke");
        assumeWritten();
        // The communicator is never freed: Open MPI 5.0.11 crashes if a rank hears of the
        // revocation after it has freed the communicator.
        Intracomm copy = WORLD.Dup();
        // Open MPI also crashes if a rank hears of the revocation before its Dup has returned, in C
        // as well.
        WORLD.Barrier();
        if (RANK == 0) {
            copy.revoke();
        }
        assertThrows(MPIException.class, () -> copy.Barrier());
        int[] sum = new int[1];
        try (Intracomm left = copy.shrink()) {
            left.Allreduce(new int[] {RANK}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        }
        assertEquals(SIZE * (SIZE - 1) / 2, sum[0]);
    }

    private static void assumeWritten() {
        Lacks.assumeNot("MPICH", "the calls end the job: Assertion failed in ch4_comm.c");
        Lacks.assumeNot("Intel", "the calls have no effect, or crash");
    }
}
