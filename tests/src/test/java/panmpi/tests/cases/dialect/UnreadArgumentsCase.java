package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.CartComm;
import mpi.Datatype;
import mpi.DistGraphNeighbors;
import mpi.GraphComm;
import mpi.Group;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests that camelCase calls do not look at arguments which MPI does not read: buffers of {@code
 * PROC_NULL}, of empty messages, of {@code NO_OP} and of ranks other than the root, and elements of
 * arrays of counts beyond those that MPI reads.
 */
@MpiTest(ranks = {1, 2, 3})
final class UnreadArgumentsCase {
    private static final int TAG = 34;
    private static final int NOBODY = MPI.PROC_NULL;

    private final int[] got = new int[4];

    private static int[] all(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return array;
    }

    @Test
    void messagesOfNobody() {
        WORLD.send(null, 5, MPI.INT, NOBODY, TAG);
        WORLD.sSend(new int[1], 5, MPI.INT, NOBODY, TAG);
        assertEquals(0, WORLD.recv(null, 5, MPI.INT, NOBODY, TAG).getCount(MPI.INT));
        WORLD.sendRecv(new int[1], 1, MPI.INT, NOBODY, TAG, null, 4, MPI.INT, NOBODY, TAG);
        WORLD.sendRecvReplace(null, 3, MPI.INT, NOBODY, TAG, NOBODY, TAG);
        WORLD.iSend(null, 5, MPI.INT, NOBODY, TAG).waitFor();
        WORLD.iRecv(MPI.newIntBuffer(0), 5, MPI.INT, NOBODY, TAG).waitFor();
        WORLD.sendInit(null, 3, MPI.INT, NOBODY, TAG).free();
        Message message = new Message();
        message.mProbe(NOBODY, TAG, WORLD);
        assertEquals(0, message.mRecv(got, 0, MPI.INT).getCount(MPI.INT));
    }

    @Test
    void halfOfAnExchangeIsStillChecked() {
        int[] one = {RANK};
        WORLD.sendRecvReplace(one, 1, MPI.INT, NEXT, TAG, PREVIOUS, TAG);
        assertEquals(PREVIOUS, one[0]);
        refused(() -> WORLD.sendRecvReplace(null, 1, MPI.INT, NOBODY, TAG, PREVIOUS, TAG));
        refused(() -> WORLD.sendRecvReplace(null, 1, MPI.INT, NEXT, TAG, NOBODY, TAG));
        refused(() -> WORLD.Send(null, 0, 5, MPI.INT, NOBODY, TAG));
    }

    @Test
    void emptyMessages() {
        char[] none = {};
        WORLD.sendRecv(null, 0, MPI.INT, NEXT, TAG, none, 0, MPI.INT, PREVIOUS, TAG);
        WORLD.sendRecv("", 0, MPI.INT, NEXT, TAG, new double[1], 0, MPI.BYTE, PREVIOUS, TAG);
        WORLD.bcast(null, 0, MPI.INT, 0);
        WORLD.allReduce(none, null, 0, MPI.INT, MPI.SUM);
        WORLD.allGather(null, 0, MPI.INT, none, 0, MPI.INT);
        assertEquals(0, WORLD.pack(null, 0, MPI.INT, new byte[4], 0));
    }

    @Test
    void buffersOfOtherRanksThanTheRoot() {
        boolean isRoot = RANK == LAST;
        int[] mine = {RANK};
        int[] ones = isRoot ? all(SIZE, 1) : null;
        int[] places = isRoot ? IntStream.range(0, SIZE).toArray() : new int[0];
        int[] whole = isRoot ? new int[SIZE] : null;
        Datatype type = isRoot ? MPI.INT : null;
        WORLD.gather(mine, 1, MPI.INT, whole, isRoot ? 1 : -5, type, LAST);
        WORLD.gatherv(mine, 1, MPI.INT, whole, ones, places, type, LAST);
        WORLD.scatter(whole, isRoot ? 1 : -5, type, mine, 1, MPI.INT, LAST);
        WORLD.scatterv(whole, ones, places, type, mine, 1, MPI.INT, LAST);
        WORLD.reduce(mine, isRoot ? got : none(), 1, MPI.INT, MPI.SUM, LAST);
        WORLD.iReduce(mine, isRoot ? got : none(), 1, MPI.INT, MPI.SUM, LAST).waitFor();
        WORLD.iGather(mine, 1, MPI.INT, whole, 1, MPI.INT, LAST).waitFor();
        assertEquals(RANK, mine[0]);
        if (isRoot) {
            assertArrayEquals(places, whole);
            assertEquals(SIZE * LAST / 2, got[0]);
        }
    }

    private static Object none() {
        return RANK % 2 == 0 ? null : new int[0];
    }

    @Test
    void originsOfOperationsThatOnlyFetch() {
        Lacks.assumeWindowsOverMemory();
        IntBuffer memory = MPI.newIntBuffer(2).put(0, RANK).put(1, 10 + RANK);
        Win win = new Win(memory, 2, 1, null, WORLD);
        WORLD.barrier();
        win.lockAll(0);
        win.fetchAndOp(MPI.newIntBuffer(0), got, MPI.INT, NEXT, 1, MPI.NO_OP);
        win.flush(NEXT);
        assertEquals(10 + NEXT, got[0]);
        win.fetchAndOp(null, got, MPI.INT, NEXT, 0, MPI.NO_OP);
        win.flush(NEXT);
        assertEquals(NEXT, got[0]);
        win.Fetch_and_op(null, 0, got, 1, MPI.INT, NEXT, 1, MPI.NO_OP);
        win.flush(NEXT);
        assertEquals(10 + NEXT, got[1]);
        int none = 0;
        win.getAccumulate(null, none, MPI.INT, got, 2, MPI.INT, NEXT, 0, 2, MPI.INT, MPI.NO_OP);
        win.flush(NEXT);
        assertEquals(10 + NEXT, got[1]);
        refused(() -> win.fetchAndOp(null, got, MPI.INT, NEXT, 0, MPI.SUM));
        win.put(null, 3, MPI.INT, NOBODY, 0, 3, MPI.INT);
        win.get(new int[1], 3, MPI.INT, NOBODY, 0, 3, MPI.INT);
        win.fetchAndOp(null, null, MPI.INT, NOBODY, 0, MPI.SUM);
        win.compareAndSwap(null, null, null, MPI.INT, NOBODY, 0);
        win.unlockAll();
        WORLD.barrier();
        win.free();
    }

    @Test
    void originsOfRequestsThatOnlyFetch() {
        Lacks.assumeWindowsOverMemory();
        Lacks.assumeOneSidedRequests();
        IntBuffer memory = MPI.newIntBuffer(2).put(0, RANK).put(1, 10 + RANK);
        Win win = new Win(memory, 2, 1, null, WORLD);
        WORLD.barrier();
        win.lockAll(0);
        win.rGetAccumulate(new int[1], 2, MPI.INT, got, 2, MPI.INT, NEXT, 0, 2, MPI.INT, MPI.NO_OP)
                .waitFor();
        assertEquals(10 + NEXT, got[1]);
        win.unlockAll();
        WORLD.barrier();
        win.free();
    }

    @Test
    void arraysThatAreLongerThanTheirUse() {
        try (Datatype indexed = Datatype.createIndexed(all(2, 1), new int[] {0, 2, 9}, MPI.INT);
                Datatype bytes = Datatype.createHIndexed(all(2, 1), new int[] {0, 8, 9}, MPI.INT);
                Datatype struct =
                        Datatype.createStruct(
                                all(2, 1),
                                new int[] {0, 8, 9},
                                new Datatype[] {MPI.INT, MPI.INT, MPI.DOUBLE})) {
            assertEquals(3, indexed.getExtent());
            assertEquals(3, bytes.getExtent());
            assertEquals(12, struct.getExtent());
        }
        refused(() -> Datatype.createIndexed(all(3, 1), new int[] {0, 2}, MPI.INT));
        refused(() -> Datatype.Indexed(all(2, 1), new int[] {0, 2, 9}, MPI.INT));
        int[] counts = all(SIZE + 3, 1);
        int[] places = IntStream.range(0, SIZE + 2).toArray();
        int[] every = new int[SIZE];
        WORLD.allGatherv(new int[] {RANK}, 1, MPI.INT, every, counts, places, MPI.INT);
        assertArrayEquals(IntStream.range(0, SIZE).toArray(), every);
        WORLD.allToAllv(every, counts, places, MPI.INT, new int[SIZE], counts, places, MPI.INT);
        WORLD.scatterv(every, counts, places, MPI.INT, got, 1, MPI.INT, 0);
        assertEquals(RANK, got[0]);
    }

    @Test
    void graphsWithMoreWeightsThanNeighbours() {
        int[] weights = {3, 4, 5};
        GraphComm adjacent =
                WORLD.createDistGraphAdjacent(
                        new int[] {PREVIOUS}, weights, new int[] {NEXT}, weights, null, false);
        DistGraphNeighbors found = adjacent.getDistGraphNeighbors();
        assertEquals(1, found.getInDegree());
        assertEquals(3, found.getSourceWeight(0));
        adjacent.free();
        GraphComm any =
                WORLD.createDistGraph(
                        new int[] {RANK}, new int[] {1, 7}, all(3, NEXT), weights, null, false);
        assertEquals(1, any.getDistGraphNeighbors().getOutDegree());
        any.free();
    }

    @Test
    void gridsAndRanges() {
        boolean[] periods = {true, false, true};
        CartComm line = WORLD.createCart(new int[] {SIZE}, periods, false);
        assertEquals(RANK, line.getRank(new int[] {RANK, 5, 6}));
        line.sub(new boolean[] {true, true}).free();
        line.free();
        try (Group all = WORLD.getGroup();
                Group same = all.rangeIncl(new int[][] {{0, LAST, 1, 99}})) {
            assertEquals(MPI.IDENT, Group.compare(all, same));
        }
    }

    @Test
    void requestsOfNobody() {
        Request[] both = {
            WORLD.iSend(null, 1, MPI.INT, NOBODY, TAG), WORLD.iRecv(null, 1, MPI.INT, NOBODY, TAG)
        };
        assertEquals(NOBODY, Request.waitAllStatus(both)[1].getSource());
    }

    private static void refused(Runnable call) {
        assertThrows(MPIException.class, call::run);
    }
}
