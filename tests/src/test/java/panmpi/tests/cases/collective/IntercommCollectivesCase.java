package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.EvenAndOdd.THEIRS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;

import java.util.stream.IntStream;
import mpi.Intercomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.EvenAndOdd;

/**
 * Tests collective calls between two groups, the even and the odd ranks. The root, if a call has
 * one, is an even rank.
 */
@MpiTest(ranks = {2, 3, 4, 6, 8})
final class IntercommCollectivesCase {
    private static final boolean EVEN = RANK % 2 == 0;

    /** Rank of the root in its group: the last of the even ranks. */
    private static final int ROOT = (SIZE + 1) / 2 - 1;

    private static final boolean AM_ROOT = EVEN && RANK / 2 == ROOT;

    /** Argument by which this rank names the root in a call. */
    private static final int ROOT_ARGUMENT = AM_ROOT ? MPI.ROOT : EVEN ? MPI.PROC_NULL : ROOT;

    private final Intercomm between = EvenAndOdd.between();

    @Test
    void barrier() {
        between.Barrier();
        between.Ibarrier().Wait();
    }

    @Test
    void broadcast() {
        var data = AM_ROOT ? new int[] {0, 5, 6} : new int[3];
        between.Bcast(data, 1, 2, MPI.INT, ROOT_ARGUMENT);
        assertArrayEquals(AM_ROOT || !EVEN ? new int[] {0, 5, 6} : new int[3], data);
    }

    @Test
    void broadcastToNowhereNeedsNoBuffer() {
        if (EVEN && !AM_ROOT) {
            between.Bcast(null, 0, 0, MPI.INT, MPI.PROC_NULL);
        } else {
            between.Bcast(new int[2], 0, 2, MPI.INT, ROOT_ARGUMENT);
        }
    }

    @Test
    void gather() {
        var all = AM_ROOT ? new int[THEIRS] : null;
        between.Gather(new int[] {RANK}, 0, 1, MPI.INT, all, 0, 1, MPI.INT, ROOT_ARGUMENT);
        if (AM_ROOT) {
            assertArrayEquals(odds(), all);
        }
    }

    @Test
    void gatherOfVariousCounts() {
        var all = AM_ROOT ? new int[THEIRS] : null;
        var ones = AM_ROOT ? IntStream.generate(() -> 1).limit(THEIRS).toArray() : null;
        var places = AM_ROOT ? IntStream.range(0, THEIRS).toArray() : null;
        between.Gatherv(
                new int[] {RANK}, 0, 1, MPI.INT, all, 0, ones, places, MPI.INT, ROOT_ARGUMENT);
        if (AM_ROOT) {
            assertArrayEquals(odds(), all);
        }
    }

    @Test
    void scatter() {
        var mine = new int[] {-1};
        var all = AM_ROOT ? odds() : null;
        between.Scatter(all, 0, 1, MPI.INT, mine, 0, 1, MPI.INT, ROOT_ARGUMENT);
        assertEquals(EVEN ? -1 : RANK, mine[0]);
    }

    @Test
    void reduce() {
        var sum = new int[] {-1};
        between.Reduce(new int[] {RANK}, 0, sum, 0, 1, MPI.INT, MPI.SUM, ROOT_ARGUMENT);
        assertEquals(AM_ROOT ? IntStream.of(odds()).sum() : -1, sum[0]);
    }

    @Test
    void allgatherHasWhatTheOthersGive() {
        var all = new int[THEIRS];
        between.Allgather(new int[] {RANK}, 0, 1, MPI.INT, all, 0, 1, MPI.INT);
        assertArrayEquals(theirs(), all);
        var later = new int[THEIRS];
        between.Iallgather(new int[] {RANK}, 0, 1, MPI.INT, later, 0, 1, MPI.INT).Wait();
        assertArrayEquals(theirs(), later);
    }

    @Test
    void alltoallHasABlockForEachOfTheOthers() {
        var out = IntStream.range(0, THEIRS).map(rank -> 10 * RANK + rank).toArray();
        var in = new int[THEIRS];
        between.Alltoall(out, 0, 1, MPI.INT, in, 0, 1, MPI.INT);
        assertArrayEquals(IntStream.of(theirs()).map(r -> 10 * r + RANK / 2).toArray(), in);
    }

    @Test
    void roomForEachOfTheOthersIsAskedFor() {
        if (AM_ROOT) {
            var few = new int[THEIRS - 1];
            var refusal =
                    assertThrows(
                            MPIException.class,
                            () ->
                                    between.Gather(
                                            null, 0, 0, MPI.INT, few, 0, 1, MPI.INT, MPI.ROOT));
            assertEquals("MPI_Gather", refusal.Get_call());
        }
    }

    @Test
    void rootIsOneOfTheOthers() {
        var refusal =
                assertThrows(
                        MPIException.class, () -> between.Bcast(new int[1], 0, 1, MPI.INT, THEIRS));
        assertEquals(Mpi.MPI_ERR_ROOT, refusal.Get_error_class(), refusal.getMessage());
    }

    private static int[] odds() {
        return IntStream.range(0, SIZE / 2).map(i -> 2 * i + 1).toArray();
    }

    private static int[] theirs() {
        return IntStream.range(0, THEIRS).map(i -> 2 * i + (EVEN ? 1 : 0)).toArray();
    }
}
