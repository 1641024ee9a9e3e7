package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Cartcomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests grids and graphs, and the queries of their dimensions and neighbours, by camelCase calls.
 */
@MpiTest(ranks = {2, 3, 4})
final class CamelTopologiesCase {
    private static final int[] NEIGHBOURS = {PREVIOUS, NEXT};

    @Test
    void grid() {
        int[] dims = {0, 1};
        Cartcomm.createDims(SIZE, dims);
        boolean[] periods = {true, false};
        try (var grid = WORLD.createCart(dims, periods, false)) {
            assertEquals(MPI.CART, grid.getTopology());
            assertEquals(2, grid.getDim());
            assertArrayEquals(dims, grid.getTopo().dims);
            assertArrayEquals(new int[] {RANK, 0}, grid.getCoords(RANK));
            assertEquals(NEXT, grid.getRank(new int[] {NEXT, 0}));
            assertEquals(NEXT, grid.shift(0, 1).rank_dest);
            assertTrue(grid.map(dims, periods) < SIZE);
            try (var row = grid.sub(new boolean[] {true, false});
                    var copy = grid.dup();
                    var hinted = grid.dupWithInfo(null)) {
                assertEquals(SIZE, row.getSize());
                assertEquals(2, copy.getDim() * hinted.getDim() / 2);
            }
        }
    }

    @Test
    void fewerPlacesThanProcesses() {
        try (var grid = WORLD.createCart(new int[] {1}, new boolean[1], false)) {
            assertEquals(RANK > 0, grid.isNull());
        }
    }

    @Test
    void ring() {
        int[] index = new int[SIZE];
        int[] edges = new int[2 * SIZE];
        for (int i = 0; i < SIZE; i++) {
            index[i] = 2 * (i + 1);
            edges[2 * i] = (i + SIZE - 1) % SIZE;
            edges[2 * i + 1] = (i + 1) % SIZE;
        }
        try (var ring = WORLD.createGraph(index, edges, false)) {
            assertEquals(MPI.GRAPH, ring.getTopology());
            assertArrayEquals(NEIGHBOURS, ring.getNeighbors(RANK));
            assertTrue(ring.map(index, edges) < SIZE);
        }
        var graph = WORLD.Create_graph(index, edges, false);
        assertEquals(2, graph.getNeighborsCount(RANK));
        assertArrayEquals(edges, graph.getDims().edges);
        assertEquals(2 * SIZE, graph.getDimCounts().getNedges());
        graph.dup().free();
        graph.dupWithInfo(null).free();
        graph.free();
    }

    @Test
    void distributed() {
        int[] ones = {1, 1};
        try (var whole = WORLD.createDistGraph(r(), new int[] {2}, NEIGHBOURS, null, false);
                var part = WORLD.createDistGraphAdjacent(NEIGHBOURS, NEIGHBOURS, null, false);
                var weighted =
                        WORLD.createDistGraphAdjacent(
                                NEIGHBOURS, ones, NEIGHBOURS, ones, null, false)) {
            assertEquals(MPI.DIST_GRAPH, whole.getTopology());
            int[] got = new int[2];
            part.neighborAllGather(new int[] {RANK}, 1, MPI.INT, got, 1, MPI.INT);
            assertArrayEquals(NEIGHBOURS, got);
            got = new int[2];
            weighted.iNeighborAllGather(r(), 1, MPI.INT, got, 1, MPI.INT).waitFor();
            assertArrayEquals(NEIGHBOURS, got);
        }
        var graph =
                WORLD.Create_dist_graph_adjacent(NEIGHBOURS, ones, NEIGHBOURS, ones, null, false);
        assertArrayEquals(NEIGHBOURS, graph.getNeighbors().getSources());
        assertEquals(2, graph.getNeighborsCount().getOutdegree());
        graph.dup().free();
        graph.dupWithInfo(null).free();
        graph.free();
    }

    @Test
    void worldHasNoNeighbours() {
        assertThrows(
                MPIException.class,
                () -> WORLD.neighborAllGather(r(), 1, MPI.INT, new int[1], 1, MPI.INT));
    }

    private static int[] r() {
        return new int[] {RANK};
    }
}
