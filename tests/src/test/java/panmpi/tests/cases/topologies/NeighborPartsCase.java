package panmpi.tests.cases.topologies;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;

import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Neighborhood;
import panmpi.tests.support.Patterns;

/**
 * Tests neighbourhood collectives that send equal parts: in a grid, in a graph, and in a graph of
 * which each rank knows only its own edges.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class NeighborPartsCase extends EachCallMode {
    private static final int N = 2;

    @Test
    void countsMustBeThereForEachNeighbour() {
        Neighborhood.forAll(
                near -> {
                    if (near.in() > 0) {
                        int[] few = new int[near.in() - 1];
                        var e =
                                assertThrows(
                                        MPIException.class,
                                        () ->
                                                near.comm()
                                                        .Neighbor_allgatherv(
                                                                new int[1],
                                                                0,
                                                                1,
                                                                MPI.INT,
                                                                new int[9],
                                                                0,
                                                                few,
                                                                few,
                                                                MPI.INT));
                        String blocks =
                                "has " + few.length + " elements; one is needed for each of ";
                        assertTrue(e.getMessage().contains(blocks + near.in()), e.getMessage());
                    }
                });
    }

    @Override
    protected void everything(CallMode way) {
        forAll((near, type) -> allgather(way, near, type));
        forAll((near, type) -> alltoall(way, near, type));
    }

    private static void forAll(BiConsumer<Neighborhood, Patterns> test) {
        Neighborhood.forAll(
                near -> {
                    for (Patterns type : Patterns.values()) {
                        test.accept(near, type);
                    }
                });
    }

    private static void allgather(CallMode way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 1);
        var r = ArrayAndSegment.of(type, near.in() * N + 3);
        way.run(
                comm,
                "Neighbor_allgather",
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> {
                    IntUnaryOperator seed = i -> seed(round, near.sources()[i], 0);
                    r.assertSame(parts(type, near.in(), 1, seed));
                },
                () -> args(s.array, 0, N, d, r.array, 1, N, d),
                () -> args(s.segment, N, d, r.from(1), N, d));
    }

    private static void alltoall(CallMode way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, near.out() * N + 3);
        var r = ArrayAndSegment.of(type, near.in() * N + 3);
        way.run(
                comm,
                "Neighbor_alltoall",
                round -> {
                    IntUnaryOperator seed = i -> seed(round, RANK, near.destinations()[i]);
                    s.set(parts(type, near.out(), 2, seed));
                    r.clear();
                },
                round -> {
                    IntUnaryOperator seed = i -> seed(round, near.sources()[i], RANK);
                    r.assertSame(parts(type, near.in(), 1, seed));
                },
                () -> args(s.array, 2, N, d, r.array, 1, N, d),
                () -> args(s.from(2), N, d, r.from(1), N, d));
    }

    /** Returns an array with one part after the other; parts of MPI.PROC_NULL stay untouched. */
    private static Object parts(Patterns type, int number, int offset, IntUnaryOperator seed) {
        var array = type.untouched(number * N + 3);
        for (int i = 0; i < number; i++) {
            int values = seed.applyAsInt(i);
            var part = type.filled(values, N);
            System.arraycopy(part, 0, array, offset + N * i, values < 0 ? 0 : N);
        }
        return array;
    }
}
