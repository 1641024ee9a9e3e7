package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.Place;

/** Tests calls that send and receive at once, around the ring, blocking or not. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class SendrecvCase {
    private static final int TAG = 16;

    @Test
    void sendrecv() {
        for (Patterns type : Patterns.values()) {
            var sent = type.filled(RANK, 7);
            var received = type.untouched(9);
            Datatype t = type.datatype;
            assertCame(
                    WORLD.Sendrecv(sent, 1, 5, t, NEXT, TAG, received, 2, 6, t, PREVIOUS, TAG), 5);
            type.assertHolds(received, 2, 5, PREVIOUS, 1);
        }
    }

    @Test
    void sendrecvOfSegments() {
        for (Place place : Place.values()) {
            var sent = place.of(RANK, 2, 3, 4);
            var received = place.filled(5, -1);
            assertCame(
                    WORLD.Sendrecv(
                            sent, 3L, MPI.INT, NEXT, TAG, received, 5L, MPI.INT, PREVIOUS, TAG),
                    3);
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1, -1}, Place.ints(received));
        }
    }

    /**
     * Tests that the message sent and the one received may have different types, peers and tags.
     */
    @Test
    void sendrecvWithTwoOfEverything() {
        var received = new byte[8];
        var sent = new int[] {RANK + 1, 0x01020304};
        int to = RANK == 0 ? MPI.PROC_NULL : RANK - 1;
        int from = NEXT == 0 ? MPI.PROC_NULL : NEXT;
        var status =
                WORLD.Sendrecv(
                        sent, 0, 2, MPI.INT, to, TAG, received, 0, 8, MPI.BYTE, from, MPI.ANY_TAG);
        assertEquals(from, status.source);
        assertEquals(from == MPI.PROC_NULL ? MPI.ANY_TAG : TAG, status.tag);
        assertEquals(from == MPI.PROC_NULL ? 0 : 8, status.Get_count(MPI.BYTE));
        var nothing = new byte[8];
        var neighbours = new byte[] {(byte) (from + 1), 0, 0, 0, 4, 3, 2, 1};
        assertArrayEquals(from == MPI.PROC_NULL ? nothing : neighbours, received);
    }

    @Test
    void sendrecvReplace() {
        for (Patterns type : Patterns.values()) {
            var buffer = toSend(type);
            assertCame(
                    WORLD.Sendrecv_replace(buffer, 2, 4, type.datatype, NEXT, TAG, PREVIOUS, TAG),
                    4);
            type.assertHolds(buffer, 2, 4, PREVIOUS, 0);
        }
    }

    @Test
    void sendrecvReplaceOfSegments() {
        for (Place place : Place.values()) {
            var buffer = place.of(RANK, 2, 3, -1);
            assertCame(WORLD.Sendrecv_replace(buffer, 3L, MPI.INT, NEXT, TAG, PREVIOUS, TAG), 3);
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1}, Place.ints(buffer));
        }
    }

    @Test
    void isendrecv() {
        Lacks.assumeHas("MPI_Isendrecv");
        for (Patterns type : Patterns.values()) {
            var sent = type.filled(RANK, 7);
            var received = type.untouched(9);
            Datatype t = type.datatype;
            var request =
                    WORLD.Isendrecv(sent, 1, 5, t, NEXT, TAG, received, 2, 6, t, PREVIOUS, TAG);
            request.Wait();
            type.assertHolds(received, 2, 5, PREVIOUS, 1);
        }
    }

    @Test
    void isendrecvOfSegments() {
        Lacks.assumeHas("MPI_Isendrecv");
        for (Place place : Place.values()) {
            var sent = place.of(RANK, 2, 3, 4);
            var received = place.filled(5, -1);
            var request =
                    WORLD.Isendrecv(
                            sent, 3L, MPI.INT, NEXT, TAG, received, 5L, MPI.INT, PREVIOUS, TAG);
            request.Wait();
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1, -1}, Place.ints(received));
        }
    }

    @Test
    void isendrecvReplace() {
        Lacks.assumeHas("MPI_Isendrecv_replace");
        for (Patterns type : Patterns.values()) {
            var buffer = toSend(type);
            var request =
                    WORLD.Isendrecv_replace(buffer, 2, 4, type.datatype, NEXT, TAG, PREVIOUS, TAG);
            request.Wait();
            type.assertHolds(buffer, 2, 4, PREVIOUS, 0);
        }
    }

    @Test
    void isendrecvReplaceOfSegments() {
        Lacks.assumeHas("MPI_Isendrecv_replace");
        for (Place place : Place.values()) {
            var buffer = place.of(RANK, 2, 3, -1);
            var request = WORLD.Isendrecv_replace(buffer, 3L, MPI.INT, NEXT, TAG, PREVIOUS, TAG);
            request.Wait();
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1}, Place.ints(buffer));
        }
    }

    @Test
    void isendrecvStatusIsTheReceives() {
        Lacks.assumeHas("MPI_Isendrecv", "MPI_Isendrecv_replace");
        var bug = "the status of MPI_Isendrecv is not that of its receive";
        Lacks.assumeNot("MPICH", bug);
        Lacks.assumeNot("Intel(R) MPI", bug);
        var buffer = new int[6];
        var request =
                WORLD.Isendrecv(
                        buffer, 0, 2, MPI.INT, NEXT, TAG, buffer, 2, 4, MPI.INT, PREVIOUS, TAG);
        assertCame(request.Wait(), 2);
        assertCame(
                WORLD.Isendrecv_replace(buffer, 0, 2, MPI.INT, NEXT, TAG, PREVIOUS, TAG).Wait(), 2);
    }

    private static Object toSend(Patterns type) {
        var buffer = type.untouched(8);
        System.arraycopy(type.filled(RANK, 4), 0, buffer, 2, 4);
        return buffer;
    }

    private static void assertCame(Status status, int count) {
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG, status.tag);
        assertEquals(count, status.count);
    }
}
