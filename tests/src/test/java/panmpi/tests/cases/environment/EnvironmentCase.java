package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests queries of the job and the machine. */
// These tests need Init and MPI_COMM_WORLD, which a process that has only sessions lacks.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 8})
final class EnvironmentCase {
    @Test
    void isInitialized() {
        assertTrue(MPI.Initialized());
    }

    @Test
    void refusesSecondInit() {
        assertThrows(MPIException.class, () -> MPI.Init(new String[0]));
    }

    @Test
    void ranksAreNumberedFromZero() {
        int[] seen = new int[SIZE];
        int[] mine = new int[SIZE];
        mine[RANK] = 1;
        WORLD.Allreduce(mine, 0, seen, 0, SIZE, MPI.INT, MPI.SUM);
        for (int rank = 0; rank < SIZE; rank++) {
            assertEquals(1, seen[rank], "processes that are rank " + rank);
        }
    }

    @Test
    void selfHasOneRank() {
        assertEquals(1, MPI.COMM_SELF.Size());
        assertEquals(0, MPI.COMM_SELF.Rank());
    }

    @Test
    void worldIsAnIntracommunicator() {
        assertFalse(WORLD.Test_inter());
    }

    @Test
    void processorHasName() {
        var name = MPI.Get_processor_name();
        assertFalse(name.isBlank());
        assertEquals(name.strip(), name);
    }

    @Test
    void clockRuns() {
        double before = MPI.Wtime();
        assertTrue(MPI.Wtime() >= before);
        assertTrue(MPI.Wtick() > 0);
    }

    @Test
    void constantsDiffer() {
        assertTrue(MPI.ANY_SOURCE < 0);
        assertTrue(MPI.ANY_TAG < 0);
        assertTrue(MPI.PROC_NULL < 0);
        assertTrue(MPI.PROC_NULL != MPI.ANY_SOURCE);
    }

    /**
     * Tests null checks and stack overflows, which the JVM finds through signals whose handlers MPI
     * must leave alone.
     */
    @Test
    void nullChecksAndStackOverflowsStayExceptions() {
        int caught = 0;
        for (int i = 0; i < 20_000; i++) {
            try {
                caught += lengthOf(i % 2 == 0 ? "" : null);
            } catch (NullPointerException e) {
                caught++;
            }
        }
        assertEquals(10_000, caught);
        assertThrows(StackOverflowError.class, () -> depth(1));
    }

    private static int lengthOf(String text) {
        return text.length();
    }

    private static int depth(int n) {
        return depth(n + 1) + 1;
    }
}
