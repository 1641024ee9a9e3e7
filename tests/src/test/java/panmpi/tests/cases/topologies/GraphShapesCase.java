package panmpi.tests.cases.topologies;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Comm;
import mpi.Graphcomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests graph topologies in the shape of a ring, of all ranks and of all but one; each rank sends
 * messages to both of its neighbours.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class GraphShapesCase {
    private static Graphcomm ring(int nodes) {
        return WORLD.Create_graph(index(nodes), edges(nodes), false);
    }

    private static int[] index(int nodes) {
        return IntStream.rangeClosed(1, nodes).map(i -> 2 * i).toArray();
    }

    /**
     * Returns the edges: each node has edges to the node before and the node after it, which are
     * the same node in a ring of one or two.
     */
    private static int[] edges(int nodes) {
        return IntStream.range(0, 2 * nodes)
                .map(i -> (i / 2 + (i % 2 == 0 ? nodes - 1 : 1)) % nodes)
                .toArray();
    }

    @Test
    void neighboursAreThoseBesideInTheRing() {
        try (var ring = ring(SIZE)) {
            for (int rank = 0; rank < SIZE; rank++) {
                int[] beside = {(rank + SIZE - 1) % SIZE, (rank + 1) % SIZE};
                assertArrayEquals(beside, ring.Neighbours(rank));
            }
            assertArrayEquals(index(SIZE), ring.Get().index);
            assertArrayEquals(edges(SIZE), ring.Get().edges);
            assertEquals(MPI.GRAPH, ring.Topo_test());
        }
    }

    @Test
    void everyTypeGoesToBothNeighbours() {
        try (var ring = ring(SIZE)) {
            for (Patterns type : Patterns.values()) {
                var got = type.untouched(6);
                var d = type.datatype;
                var sent = type.filled(RANK, 3);
                ring.Sendrecv(sent, 0, 2, d, NEXT, 1, got, 1, 2, d, PREVIOUS, 1);
                type.assertHolds(got, 1, 2, PREVIOUS, 0);
                got = type.untouched(6);
                ring.Sendrecv(sent, 1, 2, d, PREVIOUS, 2, got, 3, 2, d, NEXT, 2);
                type.assertHolds(got, 3, 2, NEXT, 1);
            }
        }
    }

    @Test
    void ranksThatAreNoNodesAreLeftOut() {
        int nodes = Math.max(1, SIZE - 1);
        var ring = ring(nodes);
        assertEquals(RANK >= nodes, ring == null);
        if (RANK < nodes) {
            assertEquals(nodes, ring.Size());
            assertWorks(ring);
            ring.Free();
            assertTrue(ring.Is_null());
        }
    }

    @Test
    void clonesAreGraphsWithTheSameEdges() {
        try (var ring = ring(SIZE)) {
            var copy = ring.clone();
            assertEquals(MPI.CONGRUENT, Comm.Compare(ring, copy));
            assertArrayEquals(edges(SIZE), copy.Get().edges);
            assertArrayEquals(ring.Neighbours(RANK), copy.Neighbours(RANK));
            copy.Free();
        }
    }

    @Test
    void mapGivesEachNodeAPlace() {
        try (var ring = ring(SIZE)) {
            int[] places = new int[SIZE];
            int[] mine = {ring.Map(index(SIZE), edges(SIZE))};
            WORLD.Allgather(mine, 0, 1, MPI.INT, places, 0, 1, MPI.INT);
            Arrays.sort(places);
            assertArrayEquals(IntStream.range(0, SIZE).toArray(), places);
        }
    }
}
