package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.TreeSet;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests selection by source and tag, and the status; {@link SendModesCase} tests all element types.
 */
@MpiTest(ranks = {1, 2, 3, 4, 8})
final class PointToPointCase {
    private static final int TAG = 5;

    @Test
    void receivesFromAnySourceWithAnyTag() {
        var type = Patterns.INT;
        if (RANK != 0) {
            WORLD.Send(type.filled(RANK, RANK), 0, RANK, type.datatype, 0, 10 * RANK);
            return;
        }
        var sources = new TreeSet<Integer>();
        for (int i = 1; i < SIZE; i++) {
            var buffer = type.untouched(SIZE + 2);
            var status = WORLD.Recv(buffer, 1, SIZE, type.datatype, MPI.ANY_SOURCE, MPI.ANY_TAG);
            sources.add(status.source);
            assertEquals(10 * status.source, status.tag);
            assertEquals(status.source, status.Get_count(type.datatype));
            type.assertHolds(buffer, 1, status.source, status.source, 0);
        }
        assertEquals(SIZE - 1, sources.size());
    }

    @Test
    void receivesByTagWhateverTheOrder() {
        if (RANK == 1) {
            WORLD.Send(new int[] {1}, 0, 1, MPI.INT, 0, 1);
            WORLD.Send(new int[] {2}, 0, 1, MPI.INT, 0, 2);
        } else if (RANK == 0 && SIZE > 1) {
            int[] got = new int[2];
            WORLD.Recv(got, 1, 1, MPI.INT, 1, 2);
            WORLD.Recv(got, 0, 1, MPI.INT, 1, 1);
            assertEquals(1, got[0]);
            assertEquals(2, got[1]);
        }
    }

    @Test
    void messagesDoNotOvertake() {
        if (RANK == 1) {
            for (int i = 0; i < 50; i++) {
                WORLD.Send(new int[] {i}, 0, 1, MPI.INT, 0, TAG);
            }
        } else if (RANK == 0 && SIZE > 1) {
            int[] got = new int[1];
            for (int i = 0; i < 50; i++) {
                WORLD.Recv(got, 0, 1, MPI.INT, MPI.ANY_SOURCE, TAG);
                assertEquals(i, got[0]);
            }
        }
    }

    @Test
    void sendsToItself() {
        for (Patterns type : Patterns.values()) {
            var buffer = type.untouched(9);
            var request = WORLD.Isend(type.filled(RANK, 7), 1, 5, type.datatype, RANK, TAG);
            var status = WORLD.Recv(buffer, 2, 5, type.datatype, RANK, TAG);
            request.Wait();
            assertEquals(RANK, status.source);
            type.assertHolds(buffer, 2, 5, RANK, 1);
        }
    }

    @Test
    void sendsToItselfInCommSelf() {
        var type = Patterns.DOUBLE;
        var buffer = type.untouched(3);
        var sent = type.filled(RANK, 3);
        SELF.Sendrecv(sent, 0, 2, type.datatype, 0, TAG, buffer, 1, 2, type.datatype, 0, TAG);
        type.assertHolds(buffer, 1, 2, RANK, 0);
    }

    @Test
    void nothingComesFromProcNull() {
        var type = Patterns.LONG;
        WORLD.Send(type.filled(1, 4), 0, 4, type.datatype, MPI.PROC_NULL, TAG);
        var buffer = type.untouched(4);
        var status = WORLD.Recv(buffer, 0, 4, type.datatype, MPI.PROC_NULL, TAG);
        type.assertHolds(buffer, 0, 0, 0, 0);
        assertEquals(MPI.PROC_NULL, status.source);
        assertEquals(MPI.ANY_TAG, status.tag);
        assertEquals(0, status.Get_count(type.datatype));
    }

    @Test
    void countsWhatCameInElementsOfTheType() {
        var type = Patterns.BYTE;
        var buffer = new byte[24];
        var status =
                WORLD.Sendrecv(
                        type.filled(RANK, 12),
                        0,
                        12,
                        MPI.BYTE,
                        RANK,
                        TAG,
                        buffer,
                        0,
                        24,
                        MPI.BYTE,
                        RANK,
                        TAG);
        assertEquals(12, status.count);
        assertEquals(12, status.Get_count(MPI.BYTE));
        assertEquals(3, status.Get_count(MPI.INT));
        assertEquals(MPI.UNDEFINED, status.Get_count(MPI.LONG));
    }

    @Test
    void probeTellsSizeBeforeReceive() {
        var request = WORLD.Isend(new char[] {'m', 'p', 'i'}, 0, 3, MPI.CHAR, RANK, TAG);
        var probed = WORLD.Probe(MPI.ANY_SOURCE, TAG);
        var text = new char[probed.Get_count(MPI.CHAR)];
        WORLD.Recv(text, 0, text.length, MPI.CHAR, probed.source, probed.tag);
        request.Wait();
        assertEquals("mpi", new String(text));
        assertNull(WORLD.Iprobe(MPI.ANY_SOURCE, TAG));
    }

    @Test
    void lowerCaseSendAndRecvAreTheSame() {
        var type = Patterns.FLOAT;
        if (RANK % 2 == 0 && RANK + 1 < SIZE) {
            WORLD.send(type.filled(RANK, 12), 2, 9, type.datatype, RANK + 1, TAG);
        } else if (RANK % 2 == 1) {
            var buffer = type.untouched(12);
            var status = WORLD.recv(buffer, 1, 9, type.datatype, RANK - 1, TAG);
            assertEquals(9, status.Get_count(type.datatype));
            type.assertHolds(buffer, 1, 9, RANK - 1, 2);
        }
    }

    @Test
    void replacesSentByReceived() {
        var type = Patterns.SHORT;
        var buffer = type.untouched(6);
        System.arraycopy(type.filled(RANK, 3), 0, buffer, 2, 3);
        int next = (RANK + 1) % SIZE;
        int previous = (RANK + SIZE - 1) % SIZE;
        WORLD.Sendrecv_replace(buffer, 2, 3, type.datatype, next, TAG, previous, TAG);
        type.assertHolds(buffer, 2, 3, previous, 0);
    }
}
