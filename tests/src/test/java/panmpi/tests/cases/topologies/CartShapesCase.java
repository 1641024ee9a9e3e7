package panmpi.tests.cases.topologies;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import mpi.Cartcomm;
import mpi.Comm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests Cartesian topologies of one, two and three dimensions over all ranks: coordinates and
 * neighbours are compared with the same arithmetic in Java.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class CartShapesCase {
    /** A grid in which every second dimension, from the first on, is periodic. */
    private record Grid(Cartcomm comm, int[] dims, boolean[] periods) {
        static Grid of(int dimensions) {
            int[] dims = new int[dimensions];
            Cartcomm.Dims_create(SIZE, dims);
            boolean[] periods = new boolean[dimensions];
            for (int i = 0; i < dimensions; i += 2) {
                periods[i] = true;
            }
            return new Grid(WORLD.Create_cart(dims, periods, false), dims, periods);
        }

        /** Returns the coordinates of a rank; neighbours in rank differ in the last coordinate. */
        int[] coords(int rank) {
            int[] coords = new int[dims.length];
            for (int i = dims.length - 1, rest = rank; i >= 0; rest /= dims[i--]) {
                coords[i] = rest % dims[i];
            }
            return coords;
        }

        /**
         * Returns the rank that lies {@code steps} further than this one along a dimension;
         * MPI.PROC_NULL beyond the end of a dimension that is not periodic.
         */
        int step(int dimension, int steps) {
            int[] coords = coords(RANK);
            int place = coords[dimension] + steps;
            if (!periods[dimension] && (place < 0 || place >= dims[dimension])) {
                return MPI.PROC_NULL;
            }
            coords[dimension] = Math.floorMod(place, dims[dimension]);
            int rank = 0;
            for (int i = 0; i < dims.length; i++) {
                rank = rank * dims[i] + coords[i];
            }
            return rank;
        }
    }

    private static void forAll(Consumer<Grid> test) {
        for (int dimensions = 1; dimensions <= 3; dimensions++) {
            var grid = Grid.of(dimensions);
            test.accept(grid);
            grid.comm.Free();
            assertTrue(grid.comm.Is_null());
        }
    }

    @Test
    void dimsCreateUsesAllRanks() {
        forAll(
                grid -> {
                    assertEquals(SIZE, Arrays.stream(grid.dims).reduce(1, (a, b) -> a * b));
                    for (int i = 1; i < grid.dims.length; i++) {
                        assertTrue(grid.dims[i - 1] >= grid.dims[i], Arrays.toString(grid.dims));
                    }
                    assertEquals(SIZE, grid.comm.Size());
                });
    }

    @Test
    void coordinatesCountFromTheLastDimension() {
        forAll(
                grid -> {
                    for (int rank = 0; rank < SIZE; rank++) {
                        assertArrayEquals(grid.coords(rank), grid.comm.Coords(rank));
                        assertEquals(rank, grid.comm.Rank(grid.coords(rank)));
                    }
                    assertArrayEquals(grid.coords(RANK), grid.comm.Get().coords);
                    assertArrayEquals(grid.dims, grid.comm.Get().dims);
                    assertArrayEquals(grid.periods, grid.comm.Get().periods);
                });
    }

    @Test
    void shiftsOfAnyLength() {
        forAll(
                grid -> {
                    for (int dimension = 0; dimension < grid.dims.length; dimension++) {
                        for (int steps : new int[] {1, -1, 2}) {
                            var shift = grid.comm.Shift(dimension, steps);
                            assertEquals(grid.step(dimension, steps), shift.rank_dest);
                            assertEquals(grid.step(dimension, -steps), shift.rank_source);
                        }
                    }
                });
    }

    @Test
    void everyTypeTravelsAlongEachDimension() {
        forAll(
                grid -> {
                    for (int dimension = 0; dimension < grid.dims.length; dimension++) {
                        for (Patterns type : Patterns.values()) {
                            travel(grid, dimension, type);
                        }
                    }
                });
    }

    private static void travel(Grid grid, int dimension, Patterns type) {
        var shift = grid.comm.Shift(dimension, 1);
        var d = type.datatype;
        var got = type.untouched(5);
        var sent = type.filled(RANK, 4);
        int from = shift.rank_source;
        grid.comm.Sendrecv(sent, 1, 3, d, shift.rank_dest, 1, got, 2, 3, d, from, 1);
        type.assertHolds(got, 2, from == MPI.PROC_NULL ? 0 : 3, from, 1);
    }

    @Test
    void linesAlongEachDimension() {
        forAll(
                grid -> {
                    for (int dimension = 0; dimension < grid.dims.length; dimension++) {
                        boolean[] remain = new boolean[grid.dims.length];
                        remain[dimension] = true;
                        var line = grid.comm.Sub(remain);
                        assertEquals(grid.dims[dimension], line.Size());
                        assertEquals(grid.coords(RANK)[dimension], line.Rank());
                        assertEquals(grid.periods[dimension], line.Get().periods[0]);
                        assertWorks(line);
                        line.Free();
                    }
                });
    }

    @Test
    void clonesAreGridsWithTheSamePlaces() {
        forAll(
                grid -> {
                    var copy = grid.comm.clone();
                    assertEquals(MPI.CONGRUENT, Comm.Compare(grid.comm, copy));
                    assertEquals(MPI.CART, copy.Topo_test());
                    assertArrayEquals(grid.dims, copy.Get().dims);
                    assertArrayEquals(grid.coords(RANK), copy.Coords(copy.Rank()));
                    copy.Free();
                });
    }

    @Test
    void mapGivesEachRankAPlace() {
        forAll(
                grid -> {
                    int[] places = new int[SIZE];
                    int[] mine = {grid.comm.Map(grid.dims, grid.periods)};
                    WORLD.Allgather(mine, 0, 1, MPI.INT, places, 0, 1, MPI.INT);
                    Arrays.sort(places);
                    assertArrayEquals(IntStream.range(0, SIZE).toArray(), places);
                });
    }
}
