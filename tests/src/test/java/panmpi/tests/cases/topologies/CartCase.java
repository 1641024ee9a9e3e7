package panmpi.tests.cases.topologies;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Cartcomm;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests Cartesian topologies of two columns and as many rows as the ranks fill. They are periodic
 * along a row, and not along a column.
 */
@MpiTest(ranks = {2, 4, 6, 8})
final class CartCase {
    private static final int ROWS = SIZE / 2;
    private static final int[] DIMS = {ROWS, 2};
    private static final boolean[] PERIODS = {false, true};

    private static Cartcomm grid() {
        return WORLD.Create_cart(DIMS, PERIODS, false);
    }

    @Test
    void getGivesBackWhatTheGridWasMadeOf() {
        try (var grid = grid()) {
            var parms = grid.Get();
            assertArrayEquals(DIMS, parms.dims);
            assertArrayEquals(PERIODS, parms.periods);
            assertArrayEquals(new int[] {RANK / 2, RANK % 2}, parms.coords);
            assertEquals(2, grid.Get_dim());
            assertEquals(MPI.CART, grid.Topo_test());
            assertEquals(MPI.UNDEFINED, WORLD.Topo_test());
        }
    }

    @Test
    void ranksAndCoordinatesAreInverse() {
        try (var grid = grid()) {
            for (int rank = 0; rank < SIZE; rank++) {
                var coords = grid.Coords(rank);
                assertArrayEquals(new int[] {rank / 2, rank % 2}, coords);
                assertEquals(rank, grid.Rank(coords));
                assertEquals(rank, grid.Rank(new int[] {rank / 2, rank % 2 + 2}));
            }
            assertEquals(RANK, grid.Rank());
        }
    }

    @Test
    void shiftEndsAtTheEdgeOrGoesAround() {
        try (var grid = grid()) {
            var down = grid.Shift(0, 1);
            assertEquals(RANK < 2 ? MPI.PROC_NULL : RANK - 2, down.rank_source);
            assertEquals(RANK + 2 >= SIZE ? MPI.PROC_NULL : RANK + 2, down.rank_dest);
            var across = grid.Shift(1, 1);
            assertEquals(RANK ^ 1, across.rank_source);
            assertEquals(RANK ^ 1, across.rank_dest);
            int[] got = {-1};
            grid.Sendrecv(
                    new int[] {RANK},
                    0,
                    1,
                    MPI.INT,
                    down.rank_dest,
                    3,
                    got,
                    0,
                    1,
                    MPI.INT,
                    down.rank_source,
                    3);
            assertEquals(RANK < 2 ? -1 : RANK - 2, got[0]);
        }
    }

    @Test
    void subKeepsTheDimensionsThatRemain() {
        try (var grid = grid();
                var row = grid.Sub(new boolean[] {false, true});
                var column = grid.Sub(new boolean[] {true, false})) {
            assertEquals(2, row.Size());
            assertArrayEquals(new int[] {RANK % 2}, row.Get().coords);
            assertArrayEquals(new boolean[] {true}, row.Get().periods);
            assertEquals(ROWS, column.Size());
            assertArrayEquals(new int[] {RANK / 2}, column.Get().coords);
            assertArrayEquals(new int[] {ROWS}, column.Get().dims);
        }
    }

    @Test
    void mapGivesEachRankAPlaceOfItsOwn() {
        try (var grid = grid()) {
            int[] places = new int[SIZE];
            int[] mine = {grid.Map(DIMS, PERIODS)};
            WORLD.Allgather(mine, 0, 1, MPI.INT, places, 0, 1, MPI.INT);
            java.util.Arrays.sort(places);
            for (int rank = 0; rank < SIZE; rank++) {
                assertEquals(rank, places[rank]);
            }
            int alone = grid.Map(new int[] {1}, new boolean[] {false});
            assertTrue(alone == 0 || alone == MPI.UNDEFINED);
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Dims_create, ends the process.
    @Tag("init")
    @Test
    void dimsCreateFillsInTheZeros() {
        int[] dims = {0, 0};
        Cartcomm.Dims_create(12, dims);
        assertArrayEquals(new int[] {4, 3}, dims);
        int[] fixed = {0, 2, 0};
        Cartcomm.Dims_create(12, fixed);
        assertArrayEquals(new int[] {3, 2, 2}, fixed);
        assertThrows(MPIException.class, () -> Cartcomm.Dims_create(12, new int[] {5, 0}));
        assertThrows(MPIException.class, () -> Cartcomm.Dims_create(12, null));
    }

    @Test
    void copiesAreGridsToo() {
        try (var grid = grid();
                var copy = grid.Dup();
                var hinted = grid.Dup_with_info(MPI.INFO_NULL)) {
            assertEquals(MPI.CONGRUENT, Comm.Compare(grid, copy));
            assertArrayEquals(DIMS, copy.Get().dims);
            assertArrayEquals(PERIODS, hinted.Get().periods);
            assertEquals(MPI.CART, hinted.Topo_test());
        }
    }

    @Test
    void ranksThatDoNotFitAreLeftOut() {
        var single = WORLD.Create_cart(new int[] {1}, new boolean[] {true}, false);
        assertEquals(RANK != 0, single == null);
        if (RANK == 0) {
            assertEquals(0, single.Shift(0, 1).rank_dest);
            single.Free();
            assertTrue(single.Is_null());
        }
    }

    // MPICH makes a grid without dimensions from MPI_COMM_SELF, which exists only after Init.
    @Tag("init")
    @Test
    void gridMayHaveNoDimensions() {
        var point = WORLD.Create_cart(new int[0], new boolean[0], false);
        assertEquals(RANK != 0, point == null);
        if (RANK == 0) {
            assertEquals(0, point.Get_dim());
            assertEquals(0, point.Get().dims.length);
            assertEquals(0, point.Coords(0).length);
            point.Free();
        }
    }

    @Test
    void dimensionsAndPeriodsBelongTogether() {
        var wrong =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Create_cart(DIMS, new boolean[] {true}, false));
        assertTrue(
                wrong.getMessage().contains("periods has 1 elements, not 2"), wrong.getMessage());
        assertThrows(MPIException.class, () -> WORLD.Create_cart(null, PERIODS, false));
        var big =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Create_cart(new int[] {SIZE, 2}, PERIODS, false));
        assertFalse(big.getMessage().isBlank());
    }

    @Test
    void coordinatesAreNeededForEachDimension() {
        try (var grid = grid()) {
            assertThrows(MPIException.class, () -> grid.Rank(null));
            assertThrows(MPIException.class, () -> grid.Rank(new int[] {0}));
            assertThrows(MPIException.class, () -> grid.Sub(new boolean[] {true}));
        }
    }

    @Test
    void ranksOutsideHaveNoCoordinates() {
        Lacks.assumeNot(
                "Open MPI", "MPI_Cart_coords gives coordinates to a rank that there is not");
        try (var grid = grid()) {
            assertThrows(MPIException.class, () -> grid.Coords(SIZE));
        }
    }

    @Test
    void coordinatesOutsideHaveNoRank() {
        try (var grid = grid()) {
            assertThrows(MPIException.class, () -> grid.Rank(new int[] {SIZE, 0}));
        }
    }
}
