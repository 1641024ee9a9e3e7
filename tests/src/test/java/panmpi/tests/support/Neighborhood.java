package panmpi.tests.support;

import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.Topocomm;
import org.opentest4j.TestAbortedException;

/**
 * A communicator with a topology, and the neighbours of this rank in it.
 *
 * @param comm the communicator.
 * @param sources the ranks that send to this rank, in MPI's order; a negative number stands for
 *     MPI.PROC_NULL.
 * @param destinations the ranks to which this rank sends, in MPI's order; a negative number stands
 *     for MPI.PROC_NULL.
 */
public record Neighborhood(Topocomm comm, int[] sources, int[] destinations) {

    /** Runs a test in a grid, in a graph, and in a distributed graph. */
    public static void forAll(Consumer<Neighborhood> test) {
        forMutual(test);
        forOneWay(test);
    }

    /** Runs a test in neighbourhoods in which the sources are also the destinations. */
    public static void forMutual(Consumer<Neighborhood> test) {
        line().run(test);
        star().run(test);
    }

    /** Runs a test in a neighbourhood in which the sources are not the destinations. */
    public static void forOneWay(Consumer<Neighborhood> test) {
        downhill().run(test);
    }

    private void run(Consumer<Neighborhood> test) {
        try {
            test.accept(this);
        } catch (TestAbortedException skipped) {
            comm.Free();
            throw skipped;
        }
        comm.Free();
    }

    /** {@return the number of sources} */
    public int in() {
        return sources.length;
    }

    /** {@return the number of destinations} */
    public int out() {
        return destinations.length;
    }

    /**
     * Makes a grid of one dimension without periods, whose ends have MPI.PROC_NULL as a neighbour.
     */
    private static Neighborhood line() {
        var line = WORLD.Create_cart(new int[] {SIZE}, new boolean[] {false}, false);
        int[] beside = {RANK == 0 ? -1 : RANK - 1, RANK == LAST ? -1 : RANK + 1};
        return new Neighborhood(line, beside, beside);
    }

    /**
     * Makes a graph in which the first rank is a neighbour of all others, and these have only the
     * first rank as a neighbour.
     */
    private static Neighborhood star() {
        int[] index = IntStream.range(0, SIZE).map(i -> SIZE - 1 + i).toArray();
        int[] edges = IntStream.range(0, 2 * SIZE - 2).map(i -> i < SIZE - 1 ? i + 1 : 0).toArray();
        int[] beside = RANK == 0 ? IntStream.range(1, SIZE).toArray() : new int[] {0};
        return new Neighborhood(WORLD.Create_graph(index, edges, false), beside, beside);
    }

    /** Makes a directed graph: each rank sends to all lower ranks, the first rank to none. */
    private static Neighborhood downhill() {
        int[] from = IntStream.range(RANK + 1, SIZE).toArray();
        int[] to = IntStream.range(0, RANK).toArray();
        var graph = WORLD.Create_dist_graph_adjacent(from, null, to, null, MPI.INFO_NULL, false);
        return new Neighborhood(graph, from, to);
    }
}
