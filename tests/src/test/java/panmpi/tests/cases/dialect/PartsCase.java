package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests collective calls with parts of different lengths, in arrays just long enough: the first
 * ranks' parts lie at the end, with gaps between parts, and each rank knows only the length of its
 * own part.
 */
@MpiTest(ranks = {1, 2, 3, 4})
final class PartsCase {
    private static final int[] COUNTS = IntStream.range(0, SIZE).map(r -> r + 1).toArray();

    /**
     * Displacements: the last rank's part comes first, and one unused element follows each part.
     */
    private static final int[] DISPLS =
            IntStream.range(0, SIZE)
                    .map(r -> IntStream.range(r + 1, SIZE).map(later -> later + 2).sum())
                    .toArray();

    private static final int ROOM = DISPLS[0] + COUNTS[0];

    private static final int GAP = -1;

    private static int[] mine() {
        return IntStream.rangeClosed(0, RANK).map(i -> 10 * RANK + i).toArray();
    }

    private static int[] all() {
        int[] all = gaps();
        for (int rank = 0; rank < SIZE; rank++) {
            for (int i = 0; i < COUNTS[rank]; i++) {
                all[DISPLS[rank] + i] = 10 * rank + i;
            }
        }
        return all;
    }

    private static int[] gaps() {
        int[] room = new int[ROOM];
        Arrays.fill(room, GAP);
        return room;
    }

    @Test
    void gathered() {
        int[] array = gaps();
        WORLD.allGatherv(mine(), RANK + 1, MPI.INT, array, COUNTS, DISPLS, MPI.INT);
        assertArrayEquals(all(), array);
        IntBuffer direct = MPI.newIntBuffer(ROOM).put(gaps());
        WORLD.allGatherv(MPI.slice(mine(), 0), RANK + 1, MPI.INT, direct, COUNTS, DISPLS, MPI.INT);
        assertEquals(IntBuffer.wrap(all()), direct.rewind());
        int[] inPlace = gaps();
        System.arraycopy(mine(), 0, inPlace, DISPLS[RANK], RANK + 1);
        WORLD.allGatherv(inPlace, COUNTS, DISPLS, MPI.INT);
        assertArrayEquals(all(), inPlace);
    }

    /** Tests that only the root needs the counts and the array for the result. */
    @Test
    void gatheredByTheLast() {
        int[] array = RANK == LAST ? gaps() : null;
        int[] counts = RANK == LAST ? COUNTS : null;
        WORLD.gatherv(
                mine(),
                RANK + 1,
                MPI.INT,
                array,
                counts,
                counts == null ? null : DISPLS,
                MPI.INT,
                LAST);
        if (RANK == LAST) {
            assertArrayEquals(all(), array);
        }
        var request =
                WORLD.iGatherv(
                        MPI.slice(mine(), 0),
                        RANK + 1,
                        MPI.INT,
                        RANK == LAST ? MPI.slice(gaps(), 0) : null,
                        counts,
                        counts == null ? null : DISPLS,
                        MPI.INT,
                        LAST);
        request.waitFor();
        assertTrue(request.isNull());
    }

    @Test
    void gatheredInPlaceAtTheRoot() {
        int[] array = gaps();
        if (RANK == LAST) {
            System.arraycopy(mine(), 0, array, DISPLS[RANK], RANK + 1);
            WORLD.gatherv(array, COUNTS, DISPLS, MPI.INT, LAST);
            assertArrayEquals(all(), array);
        } else {
            WORLD.gatherv(mine(), RANK + 1, MPI.INT, LAST);
        }
    }

    @Test
    void scattered() {
        int[] array = RANK == 0 ? all() : null;
        int[] part = new int[RANK + 1];
        WORLD.scatterv(array, COUNTS, DISPLS, MPI.INT, part, RANK + 1, MPI.INT, 0);
        assertArrayEquals(mine(), part);
        Arrays.fill(part, 0);
        if (RANK == 0) {
            WORLD.scatterv(array, COUNTS, DISPLS, MPI.INT, 0);
        } else {
            WORLD.scatterv(part, RANK + 1, MPI.INT, 0);
            assertArrayEquals(mine(), part);
        }
    }

    /** Tests Alltoallv and Alltoallw: the length of a part depends on the rank that sends it. */
    @Test
    void exchanged() {
        int[] sendCounts = new int[SIZE];
        Arrays.fill(sendCounts, RANK + 1);
        int[] sendDispls = new int[SIZE];
        int[] received = gaps();
        WORLD.allToAllv(mine(), sendCounts, sendDispls, MPI.INT, received, COUNTS, DISPLS, MPI.INT);
        assertArrayEquals(all(), received);
        Datatype[] types = new Datatype[SIZE];
        Arrays.fill(types, MPI.INT);
        int[] bytes = Arrays.stream(DISPLS).map(d -> 4 * d).toArray();
        received = gaps();
        WORLD.allToAllw(mine(), sendCounts, sendDispls, types, received, COUNTS, bytes, types);
        assertArrayEquals(all(), received);
    }

    @Test
    void reducedInParts() {
        int total = Arrays.stream(COUNTS).sum();
        int[] ones = new int[total];
        Arrays.fill(ones, 1);
        int[] part = new int[RANK + 1];
        WORLD.reduceScatter(ones, part, COUNTS, MPI.INT, MPI.SUM);
        assertArrayEquals(IntStream.generate(() -> SIZE).limit(RANK + 1).toArray(), part);
    }

    /** Tests a derived type in an array that ends with the type's last element. */
    @Test
    void columnsEndWithTheArray() {
        Datatype column = Datatype.createVector(3, 1, 4, MPI.INT);
        column.commit();
        int[] matrix = IntStream.range(0, 9).map(i -> 100 * RANK + i).toArray();
        int[] received = new int[9];
        WORLD.sendRecv(matrix, 1, column, NEXT, 5, received, 1, column, MPI.ANY_SOURCE, 5);
        int from = received[0] / 100;
        assertArrayEquals(
                new int[] {100 * from, 0, 0, 0, 100 * from + 4, 0, 0, 0, 100 * from + 8}, received);
        assertThrows(MPIException.class, () -> WORLD.send(new int[8], 1, column, NEXT, 5));
        column.free();
    }

    @Test
    void arraysThatAreTooShortAreRefused() {
        var refusal =
                assertThrows(
                        MPIException.class,
                        () ->
                                WORLD.allGatherv(
                                        mine(),
                                        RANK + 1,
                                        MPI.INT,
                                        new int[ROOM - 1],
                                        COUNTS,
                                        DISPLS,
                                        MPI.INT));
        assertEquals(MPI.ERR_BUFFER, refusal.getErrorClass());
        assertTrue(refusal.getMessage().contains("length " + (ROOM - 1)), refusal.getMessage());
        assertThrows(
                MPIException.class,
                () -> WORLD.allGatherv(mine(), RANK + 2, MPI.INT, gaps(), COUNTS, DISPLS, MPI.INT));
        assertThrows(
                MPIException.class,
                () ->
                        WORLD.allGatherv(
                                mine(),
                                RANK + 1,
                                MPI.INT,
                                gaps(),
                                new int[SIZE - 1],
                                DISPLS,
                                MPI.INT));
    }
}
