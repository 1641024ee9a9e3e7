package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/**
 * Tests that blocks of no elements may have any displacement, even far outside of the buffer, in
 * buffers of every kind. In each call, only one block of a rank has elements.
 */
@MpiTest(ranks = {1, 2, 4})
final class EmptyBlocksCase {
    private static final int LENGTH = 15;
    private static final int PLACE = 5;

    /** Offset 0, and one beyond the end of the array, which needs negative displacements. */
    private static final int[] OFFSETS = {0, 28};

    private static final List<Long> FAR = List.of(1L << 20, -(1L << 20));

    private static List<Object> buffers(int first) {
        return IntBuffers.ofEachKind(first, LENGTH);
    }

    /** Returns counts that are 1 for a peer, and 0 for all other ranks. */
    private static int[] one(int peer) {
        int[] counts = new int[SIZE];
        counts[peer] = 1;
        return counts;
    }

    /**
     * Returns displacements: {@code far} for the empty blocks; for the peer's block, its place less
     * the buffer's offset, in units of {@code unit}.
     */
    private static int[] places(int peer, int offset, long far, int unit) {
        int[] places = new int[SIZE];
        Arrays.fill(places, (int) far);
        places[peer] = (PLACE - offset) * unit;
        return places;
    }

    private static long[] longs(int[] numbers) {
        return Arrays.stream(numbers).asLongStream().toArray();
    }

    private static Datatype[] ints() {
        var types = new Datatype[SIZE];
        Arrays.fill(types, MPI.INT);
        return types;
    }

    private static void came(Object buffer) {
        int[] expected = IntStream.range(-LENGTH, 0).toArray();
        expected[PLACE] = 100 * PREVIOUS + PLACE;
        assertArrayEquals(expected, IntBuffers.numbers(buffer));
    }

    /** A call with its buffers, their offset, and the displacement of the empty blocks. */
    private interface Exchange {
        void run(Object sent, Object received, int offset, long far);
    }

    private static void needsDisplacements() {
        assumeFalse(
                SIZE == 1 && World.library().startsWith("Open MPI v"),
                "Open MPI takes the displacements of one rank for 0, in C as well");
    }

    private static void everywhere(Exchange exchange) {
        for (int offset : OFFSETS) {
            for (long far : FAR) {
                for (int kind = 0; kind < buffers(0).size(); kind++) {
                    var received = buffers(-LENGTH).get(kind);
                    exchange.run(buffers(100 * RANK).get(kind), received, offset, far);
                    came(received);
                }
            }
        }
    }

    @Test
    void vForms() {
        everywhere(
                (sent, received, offset, far) -> {
                    int[] to = places(NEXT, offset, far, 1);
                    int[] from = places(PREVIOUS, offset, far, 1);
                    WORLD.Alltoallv(
                            sent,
                            offset,
                            one(NEXT),
                            to,
                            MPI.INT,
                            received,
                            offset,
                            one(PREVIOUS),
                            from,
                            MPI.INT);
                });
        everywhere(
                (sent, received, offset, far) -> {
                    int[] to = places(NEXT, offset, far, 1);
                    int[] from = places(PREVIOUS, offset, far, 1);
                    WORLD.Ialltoallv(
                                    sent,
                                    offset,
                                    one(NEXT),
                                    to,
                                    MPI.INT,
                                    received,
                                    offset,
                                    one(PREVIOUS),
                                    from,
                                    MPI.INT)
                            .Wait();
                });
    }

    @Test
    void wForms() {
        needsDisplacements();
        everywhere(
                (sent, received, offset, far) -> {
                    int[] to = places(NEXT, offset, far, 4);
                    int[] from = places(PREVIOUS, offset, far, 4);
                    WORLD.Alltoallw(
                            sent,
                            offset,
                            one(NEXT),
                            to,
                            ints(),
                            received,
                            offset,
                            one(PREVIOUS),
                            from,
                            ints());
                });
        everywhere(
                (sent, received, offset, far) -> {
                    int[] to = places(NEXT, offset, far, 4);
                    int[] from = places(PREVIOUS, offset, far, 4);
                    WORLD.Ialltoallw(
                                    sent,
                                    offset,
                                    one(NEXT),
                                    to,
                                    ints(),
                                    received,
                                    offset,
                                    one(PREVIOUS),
                                    from,
                                    ints())
                            .Wait();
                });
    }

    @Test
    void largeForms() {
        needsDisplacements();
        for (long far : FAR) {
            for (int kind = 1; kind <= 2; kind++) {
                var sent = (MemorySegment) buffers(100 * RANK).get(kind);
                var received = (MemorySegment) buffers(-LENGTH).get(kind);
                WORLD.Alltoallw(
                        sent,
                        longs(one(NEXT)),
                        longs(places(NEXT, 0, far, 4)),
                        ints(),
                        received,
                        longs(one(PREVIOUS)),
                        longs(places(PREVIOUS, 0, far, 4)),
                        ints());
                came(received);
            }
        }
    }

    /** Tests that datatypes of size 0 select nothing, whatever their counts and displacements. */
    @Test
    void emptyTypes() {
        needsDisplacements();
        var empty = Datatype.Contiguous(0, MPI.INT);
        empty.Commit();
        everywhere(
                (sent, received, offset, far) -> {
                    WORLD.Alltoallw(
                            sent,
                            offset,
                            many(NEXT),
                            places(NEXT, offset, far, 4),
                            emptyBut(NEXT, empty),
                            received,
                            offset,
                            many(PREVIOUS),
                            places(PREVIOUS, offset, far, 4),
                            emptyBut(PREVIOUS, empty));
                });
        empty.Free();
    }

    private static int[] many(int peer) {
        int[] counts = new int[SIZE];
        Arrays.fill(counts, 3);
        counts[peer] = 1;
        return counts;
    }

    private static Datatype[] emptyBut(int peer, Datatype empty) {
        var types = new Datatype[SIZE];
        Arrays.fill(types, empty);
        types[peer] = MPI.INT;
        return types;
    }

    @Test
    void noBufferForNoElements() {
        int[] none = new int[SIZE];
        int[] far = places(0, 0, FAR.getFirst(), 1);
        WORLD.Alltoallv(null, 0, none, far, MPI.INT, null, 0, none, far, MPI.INT);
        WORLD.Alltoallw(null, 0, none, far, ints(), null, 0, none, far, ints());
        WORLD.Ialltoallw(null, 0, none, far, ints(), null, 0, none, far, ints()).Wait();
        WORLD.Alltoallv(
                null, longs(none), longs(far), MPI.INT, null, longs(none), longs(far), MPI.INT);
        WORLD.Allgatherv(null, 0, 0, MPI.INT, null, 0, none, far, MPI.INT);
        WORLD.Gatherv(null, 0, 0, MPI.INT, null, 0, none, far, MPI.INT, 0);
        WORLD.Scatterv(null, 0, none, far, MPI.INT, null, 0, 0, MPI.INT, 0);
    }
}
