package panmpi.tests.cases.objects;

import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.graphs.Fidelity;
import panmpi.tests.graphs.GraphText;
import panmpi.tests.graphs.Graphs;
import panmpi.tests.graphs.Isomorphism;
import panmpi.tests.support.Coding;

/**
 * Tests random graphs of objects with each codec: the receiver makes the same graph from the seed,
 * and compares it with the received one.
 */
@Tag("any-mpi")
@MpiTest(ranks = {2, 3})
final class ObjectGraphsCase {
    private static final long SEED = Long.getLong("panmpi.graphs.seed", 1);
    private static final int TAG = 22;
    private static final int GRAPHS = 24;
    private static final int ROUNDS = 6;

    /** Number of objects in a message: a graph, and again a part of it. */
    private static final int COUNT = 2;

    private interface Exchange {
        void run(Intracomm comm, String codec, int number);
    }

    @Test
    void aroundTheRing() {
        each(
                GRAPHS,
                (comm, codec, number) -> {
                    var received = new Object[COUNT];
                    var request = comm.Irecv(received, 0, COUNT, MPI.OBJECT, PREVIOUS, TAG);
                    comm.Send(message(RANK, number), 0, COUNT, MPI.OBJECT, NEXT, TAG);
                    request.Wait();
                    assertIs(PREVIOUS, number, received, codec);
                });
    }

    @Test
    void probedAndReceived() {
        each(
                ROUNDS,
                (comm, codec, number) -> {
                    var request =
                            comm.Isend(message(RANK, number), 0, COUNT, MPI.OBJECT, NEXT, TAG);
                    comm.Probe(PREVIOUS, TAG);
                    var received = new Object[COUNT];
                    comm.Recv(received, 0, COUNT, MPI.OBJECT, PREVIOUS, TAG);
                    request.Wait();
                    assertIs(PREVIOUS, number, received, codec);
                });
    }

    @Test
    void fromEachRootToAll() {
        each(
                ROUNDS,
                (comm, codec, number) -> {
                    for (int root : ROOTS) {
                        var objects = RANK == root ? message(root, number) : new Object[COUNT];
                        comm.Bcast(objects, 0, COUNT, MPI.OBJECT, root);
                        if (RANK != root) {
                            assertIs(root, number, objects, codec);
                        }
                    }
                });
    }

    @Test
    void gatheredAtEachRoot() {
        each(
                ROUNDS,
                (comm, codec, number) -> {
                    for (int root : ROOTS) {
                        var all = new Object[SIZE * COUNT];
                        var mine = message(RANK, number);
                        comm.Gather(mine, 0, COUNT, MPI.OBJECT, all, 0, COUNT, MPI.OBJECT, root);
                        for (int i = 0; i < SIZE && RANK == root; i++) {
                            assertIs(i, number, block(all, i), codec);
                        }
                    }
                });
    }

    @Test
    void scatteredFromEachRoot() {
        each(
                ROUNDS,
                (comm, codec, number) -> {
                    for (int root : ROOTS) {
                        var all = new Object[SIZE * COUNT];
                        for (int i = 0; i < SIZE; i++) {
                            System.arraycopy(message(i, number), 0, all, i * COUNT, COUNT);
                        }
                        var mine = new Object[COUNT];
                        comm.Scatter(all, 0, COUNT, MPI.OBJECT, mine, 0, COUNT, MPI.OBJECT, root);
                        assertIs(RANK, number, mine, codec);
                    }
                });
    }

    private static void each(int graphs, Exchange exchange) {
        for (String codec : Coding.names()) {
            var comm = Coding.world(codec);
            for (int number = 0; number < graphs; number++) {
                exchange.run(comm, codec, number);
            }
            comm.Free();
        }
    }

    private static Object[] block(Object[] all, int rank) {
        return Arrays.copyOfRange(all, rank * COUNT, (rank + 1) * COUNT);
    }

    private static long seed(int rank, int number) {
        return SEED + 1000L * number + rank;
    }

    /** Returns the message of a rank, whose second object is a part of the first. */
    private static Object[] message(int rank, int number) {
        var graph = Graphs.of(seed(rank, number), 1 + 7 * number);
        return new Object[] {graph, graph[0]};
    }

    private static void assertIs(int rank, int number, Object[] found, String codec) {
        var sent = message(rank, number);
        Isomorphism.difference(sent, found, Fidelity.of(codec))
                .ifPresent(
                        wrong -> {
                            var where = "seed " + seed(rank, number) + ", from rank " + rank;
                            throw new AssertionError(
                                    codec
                                            + ", "
                                            + where
                                            + ": "
                                            + wrong
                                            + "\n"
                                            + GraphText.of(sent));
                        });
    }
}
