package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.World;

/**
 * Tests that each rank finds wrong arguments of collective calls before it calls MPI: the exception
 * names the wrong values, nothing is sent or written, and MPI still works.
 */
@MpiTest(ranks = 3)
final class CollectiveErrorsCase {
    private static final int[] ONES = {1, 1, 1};
    private static final int[] PLACES = {2, 1, 0};

    private final int[] sent = {7, 8, 9};
    private final int[] received = {-1, -1, -1};

    @Test
    void countsMustBeThereForEachRank() {
        var counts = new int[] {1, 1};
        refused(() -> allgatherv(counts, PLACES), "MPI_Allgatherv", "counts has 2 elements", "3");
        refused(() -> allgatherv(null, PLACES), "MPI_Allgatherv", "counts is null", "3");
        refused(() -> allgatherv(ONES, new int[2]), "displacements has 2 elements", "3");
        refused(() -> allgatherv(ONES, null), "displacements is null", "3");
        World.assertMpiStillWorks();
    }

    @Test
    void rootNeedsCounts() {
        if (RANK == 1) {
            refused(() -> gatherv(null, PLACES), "MPI_Gatherv", "counts is null");
            refused(() -> gatherv(new int[1], PLACES), "MPI_Gatherv", "counts has 1 elements", "3");
        }
        gatherv(RANK == 1 ? ONES : null, RANK == 1 ? PLACES : null);
        assertArrayEquals(RANK == 1 ? new int[] {7, 7, 7} : new int[] {-1, -1, -1}, received);
        Arrays.fill(received, -1);
        World.assertMpiStillWorks();
    }

    @Test
    void blocksMustBeInsideTheBuffer() {
        refused(() -> allgatherv(ONES, new int[] {0, 1, 3}), "MPI_Allgatherv", "exceeds", "3");
        refused(
                () -> allgatherv(new int[] {1, 1, 2}, new int[] {0, 1, 2}),
                "exceeds",
                "length 3, 4 are needed");
        refused(() -> allgatherv(ONES, new int[] {0, -1, 2}), "begins before the buffer");
        refused(() -> allgatherv(new int[] {1, -4, 1}, PLACES), "count -4 is negative");
        World.assertMpiStillWorks();
    }

    @Test
    void largeFormsAreCheckedAlike() {
        try (var arena = Arena.ofConfined()) {
            var to = arena.allocate(12, 4);
            long[] three = {1, 1, 1};
            refused(() -> allgatherv(to, new long[] {1, 1}, three), "counts has 2 elements", "3");
            refused(() -> allgatherv(to, three, null), "displacements is null", "3");
            refused(() -> allgatherv(to, three, new long[] {0, 1, 3}), "exceeds", "room of 3");
            refused(() -> allgatherv(to, three, new long[] {0, 1, -1}), "begins before");
            refused(() -> allgatherv(to, three, new long[] {0, 1, 1L << 40}), "exceeds");
        }
        World.assertMpiStillWorks();
    }

    @Test
    void beginningFindsThemToo() {
        int[] two = {1, 1};
        refused(
                () -> WORLD.Iallgatherv(sent, 0, 1, MPI.INT, received, 0, two, PLACES, MPI.INT),
                "MPI_Iallgatherv",
                "counts has 2 elements");
        refused(
                () ->
                        WORLD.Ialltoallv(
                                sent, 0, ONES, null, MPI.INT, received, 0, ONES, PLACES, MPI.INT),
                "MPI_Ialltoallv",
                "displacements is null");
        World.assertMpiStillWorks();
    }

    @Test
    void reduceScatterNeedsACountForEachRank() {
        int[] two = {1, 1};
        refused(
                () -> WORLD.Reduce_scatter(sent, 0, received, 0, two, MPI.INT, MPI.SUM),
                "MPI_Reduce_scatter",
                "recvcounts has 2 elements",
                "3 ranks");
        refused(
                () -> WORLD.Ireduce_scatter(sent, 0, received, 0, null, MPI.INT, MPI.SUM),
                "MPI_Ireduce_scatter",
                "recvcounts is null");
        refused(
                () ->
                        WORLD.Reduce_scatter(
                                sent, 0, received, 0, new int[] {1, 1, 2}, MPI.INT, MPI.SUM),
                "count 4",
                "length 3");
        World.assertMpiStillWorks();
    }

    @Test
    void datatypesMustBeThereForEachRank() {
        Datatype[] types = {MPI.INT, MPI.INT, MPI.INT};
        refused(() -> alltoallw(ONES, PLACES, null), "MPI_Alltoallw", "datatypes is null", "3");
        refused(() -> alltoallw(ONES, PLACES, new Datatype[0]), "datatypes has 0 elements", "3");
        refused(() -> alltoallw(ONES, PLACES, new Datatype[] {MPI.INT, MPI.INT}), "2 elements");
        refused(() -> alltoallw(ONES, PLACES, new Datatype[3]), "datatype", "null");
        refused(() -> alltoallw(ONES, PLACES, new Datatype[] {MPI.INT, null, MPI.INT}), "null");
        refused(() -> alltoallw(ONES, new int[] {0, 4, 12}, types), "exceeds", "length 3");
        refused(() -> alltoallw(ONES, new int[] {0, 4, 7}, types), "bytes 0..10", "4 bytes");
        refused(() -> alltoallw(ONES, new int[] {1, 5}, types), "displacements has 2 elements");
        World.assertMpiStillWorks();
    }

    @Test
    void onlyTheRootMayReplaceItsBuffer() {
        int next = (RANK + 1) % SIZE;
        refused(
                () -> WORLD.Gather(MPI.IN_PLACE, 0, 1, MPI.INT, received, 0, 1, MPI.INT, next),
                "MPI_Gather",
                "IN_PLACE on rank " + RANK);
        refused(
                () -> WORLD.Iscatter(sent, 0, 1, MPI.INT, MPI.IN_PLACE, 0, 1, MPI.INT, next),
                "MPI_Iscatter",
                "IN_PLACE on rank " + RANK);
        refused(
                () -> WORLD.Reduce(MPI.IN_PLACE, 0, received, 0, 1, MPI.INT, MPI.SUM, next),
                "MPI_Reduce",
                "IN_PLACE on rank " + RANK);
        World.assertMpiStillWorks();
    }

    @Test
    void equalPartsMustFit() {
        refused(
                () -> WORLD.Allgather(sent, 0, 2, MPI.INT, received, 0, 2, MPI.INT),
                "MPI_Allgather",
                "count 6",
                "length 3");
        refused(() -> WORLD.Bcast(sent, 0, 1, MPI.INT, SIZE), "MPI_Bcast", "root 3", "0..2");
        refused(() -> WORLD.Bcast(MPI.IN_PLACE, 0, 1, MPI.INT, 0), "MPI.IN_PLACE");
        refused(
                () -> WORLD.Reduce(sent, 0, null, 0, 2, MPI.INT, MPI.SUM, RANK),
                "MPI_Reduce",
                "null");
        World.assertMpiStillWorks();
    }

    private void allgatherv(int[] counts, int[] displs) {
        WORLD.Allgatherv(sent, 0, 1, MPI.INT, received, 0, counts, displs, MPI.INT);
    }

    private void allgatherv(MemorySegment to, long[] counts, long[] displs) {
        WORLD.Allgatherv(MemorySegment.NULL, 0, MPI.INT, to, counts, displs, MPI.INT);
    }

    private void gatherv(int[] counts, int[] displs) {
        WORLD.Gatherv(sent, 0, 1, MPI.INT, received, 0, counts, displs, MPI.INT, 1);
    }

    private void alltoallw(int[] counts, int[] displs, Datatype[] types) {
        WORLD.Alltoallw(sent, 0, counts, displs, types, received, 0, counts, displs, types);
    }

    private void refused(Executable call, String... parts) {
        var e = assertThrows(MPIException.class, call);
        for (String part : parts) {
            assertTrue(e.getMessage().contains(part), e.getMessage());
        }
        assertArrayEquals(new int[] {-1, -1, -1}, received);
    }
}
