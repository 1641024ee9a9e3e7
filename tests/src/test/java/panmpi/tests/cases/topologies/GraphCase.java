package panmpi.tests.cases.topologies;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Comm;
import mpi.Distgraphcomm;
import mpi.Graphcomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;

/**
 * Tests graph topologies: a star that every rank knows, and a ring of which each rank knows only
 * its own edges.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class GraphCase {
    /**
     * MPI's array index for the star: the first rank has all others as neighbours, and each of
     * these only the first.
     */
    private static final int[] INDEX = IntStream.range(0, SIZE).map(i -> SIZE - 1 + i).toArray();

    private static final int[] EDGES =
            IntStream.range(0, 2 * SIZE - 2).map(i -> i < SIZE - 1 ? i + 1 : 0).toArray();

    private static Graphcomm star() {
        return WORLD.Create_graph(INDEX, EDGES, false);
    }

    @Test
    void getGivesBackWhatTheGraphWasMadeOf() {
        try (var star = star()) {
            assertArrayEquals(INDEX, star.Get().index);
            assertArrayEquals(EDGES, star.Get().edges);
            assertEquals(SIZE, star.Get_dims().nnodes());
            assertEquals(2 * SIZE - 2, star.Get_dims().nedges());
            assertEquals(MPI.GRAPH, star.Topo_test());
        }
    }

    @Test
    void neighboursOfAnyRank() {
        try (var star = star()) {
            assertEquals(SIZE - 1, star.Neighbors_count(0));
            assertArrayEquals(IntStream.range(1, SIZE).toArray(), star.Neighbors(0));
            for (int rank = 1; rank < SIZE; rank++) {
                assertEquals(1, star.Neighbors_count(rank));
                assertArrayEquals(new int[] {0}, star.Neighbors(rank));
            }
        }
    }

    @Test
    void ranksOutsideHaveNoNeighbours() {
        Lacks.assumeNot(
                "Open MPI",
                "MPI_Graph_neighbors_count counts for a rank that is not there, in C too");
        try (var star = star()) {
            assertThrows(MPIException.class, () -> star.Neighbors(SIZE));
        }
    }

    @Test
    void mapGivesEachRankAPlaceOfItsOwn() {
        try (var star = star()) {
            int[] places = new int[SIZE];
            int[] mine = {star.Map(INDEX, EDGES)};
            WORLD.Allgather(mine, 0, 1, MPI.INT, places, 0, 1, MPI.INT);
            Arrays.sort(places);
            assertArrayEquals(IntStream.range(0, SIZE).toArray(), places);
        }
    }

    @Test
    void copiesAreGraphsToo() {
        try (var star = star();
                var copy = star.Dup();
                var hinted = star.Dup_with_info(null)) {
            assertEquals(MPI.CONGRUENT, Comm.Compare(star, copy));
            assertArrayEquals(EDGES, copy.Get().edges);
            assertArrayEquals(INDEX, hinted.Get().index);
        }
    }

    @Test
    void graphNeedsItsArrays() {
        assertThrows(MPIException.class, () -> WORLD.Create_graph(null, EDGES, false));
        if (EDGES.length > 0) {
            assertThrows(MPIException.class, () -> WORLD.Create_graph(INDEX, null, false));
            refused(() -> WORLD.Create_graph(INDEX, new int[1], false), "edges has 1 elements; ");
        }
    }

    @Test
    void adjacentRingWithWeights() {
        int[] from = {PREVIOUS};
        int[] to = {NEXT};
        int[] in = {10 + PREVIOUS};
        int[] out = {10 + RANK};
        try (var ring = WORLD.Create_dist_graph_adjacent(from, in, to, out, MPI.INFO_NULL, false)) {
            var neighbors = ring.Neighbors();
            assertArrayEquals(from, neighbors.sources());
            assertArrayEquals(in, neighbors.sourceweights());
            assertArrayEquals(to, neighbors.destinations());
            assertArrayEquals(out, neighbors.destweights());
            assertTrue(ring.Neighbors_count().weighted());
            assertEquals(MPI.DIST_GRAPH, ring.Topo_test());
            assertCopies(ring);
        }
    }

    private static void assertCopies(Distgraphcomm ring) {
        try (var copy = ring.Dup();
                var hinted = ring.Dup_with_info(null)) {
            assertArrayEquals(new int[] {NEXT}, copy.Neighbors().destinations());
            assertArrayEquals(new int[] {10 + PREVIOUS}, copy.Neighbors().sourceweights());
            assertArrayEquals(new int[] {PREVIOUS}, hinted.Neighbors().sources());
            assertEquals(MPI.DIST_GRAPH, hinted.Topo_test());
        }
    }

    @Test
    void adjacentStarWithoutWeights() {
        var none = new int[0];
        int[] others = IntStream.range(1, SIZE).toArray();
        var to = RANK == 0 ? others : none;
        var from = RANK == 0 ? none : new int[] {0};
        try (var star = WORLD.Create_dist_graph_adjacent(from, null, to, null, null, false)) {
            var count = star.Neighbors_count();
            assertEquals(from.length, count.indegree());
            assertEquals(to.length, count.outdegree());
            assertFalse(count.weighted());
            assertArrayEquals(from, star.Neighbors().sources());
            assertArrayEquals(to, star.Neighbors().destinations());
        }
    }

    /** Tests a graph in which one rank passes the edges of all ranks to MPI. */
    @Test
    void distGraphIsToldByAnyRank() {
        var all = IntStream.range(0, SIZE).toArray();
        var none = new int[0];
        var ones = IntStream.range(0, SIZE).map(_ -> 1).toArray();
        var next = IntStream.range(0, SIZE).map(i -> (i + 1) % SIZE).toArray();
        var weights = IntStream.range(0, SIZE).map(i -> 10 + i).toArray();
        var is = RANK == LAST;
        try (var ring =
                WORLD.Create_dist_graph(
                        is ? all : none,
                        is ? ones : none,
                        is ? next : none,
                        is ? weights : none,
                        null,
                        false)) {
            var neighbors = ring.Neighbors();
            assertArrayEquals(new int[] {PREVIOUS}, neighbors.sources());
            assertArrayEquals(new int[] {10 + PREVIOUS}, neighbors.sourceweights());
            assertArrayEquals(new int[] {NEXT}, neighbors.destinations());
            assertArrayEquals(new int[] {10 + RANK}, neighbors.destweights());
            assertTrue(ring.Neighbors_count().weighted());
        }
        try (var ring =
                WORLD.Create_dist_graph(
                        new int[] {RANK}, new int[] {1}, new int[] {NEXT}, null, null, false)) {
            assertFalse(ring.Neighbors_count().weighted());
            assertArrayEquals(new int[] {PREVIOUS}, ring.Neighbors().sources());
        }
    }

    @Test
    void weightsAndEdgesBelongTogether() {
        int[] one = {0};
        int[] two = {1, 1};
        refused(
                () -> WORLD.Create_dist_graph(one, two, two, null, null, false),
                "degrees has 2 elements, not 1");
        int[] three = {3};
        refused(
                () -> WORLD.Create_dist_graph(one, three, two, null, null, false),
                "destinations has 2 elements; 3 are needed");
        int[] all = {0, 1, 0};
        refused(
                () -> WORLD.Create_dist_graph(one, three, all, two, null, false),
                "weights has 2 elements; 3 are needed");
        assertThrows(
                MPIException.class,
                () -> WORLD.Create_dist_graph_adjacent(one, two, one, null, null, false));
        assertThrows(
                MPIException.class,
                () -> WORLD.Create_dist_graph_adjacent(null, null, one, null, null, false));
    }

    private static void refused(Executable call, String part) {
        var message = assertThrows(MPIException.class, call).getMessage();
        assertTrue(message.contains(part), message);
    }
}
