package panmpi.tests.cases.pointtopoint;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import mpi.Datatype;
import mpi.MPI;
import mpi.Request;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests the four modes of sending, blocking or not, with every type: even ranks send to the next.
 */
@MpiTest(ranks = {2, 3, 4, 8})
final class SendModesCase {
    private static final int TAG = 3;
    private static final int[] COUNTS = {0, 1, 7, 300};
    private static final int[] OFFSETS = {0, 3};

    /** Types for long messages: booleans are copied one by one, the others as a block. */
    private static final Patterns[] LONG = {Patterns.BOOLEAN, Patterns.INT, Patterns.DOUBLE};

    private static final boolean SENDER = RANK % 2 == 0;

    /** Rank of the partner; the last of an odd number of ranks has none. */
    private static final int PEER = RANK ^ 1;

    /** A blocking send. */
    private interface Send {
        void send(Object buf, int offset, int count, Datatype type, int dest, int tag);
    }

    /** A nonblocking send. */
    private interface Start {
        Request start(Object buf, int offset, int count, Datatype type, int dest, int tag);
    }

    @Test
    void standard() {
        exchangeAll(WORLD::Send);
    }

    @Test
    void synchronous() {
        exchangeAll(WORLD::Ssend);
    }

    @Test
    void buffered() {
        withBuffer(() -> exchangeAll(WORLD::Bsend));
    }

    @Test
    void ready() {
        exchangeAll(WORLD::Rsend);
    }

    @Test
    void nonblockingStandard() {
        exchangeAll(waiting(WORLD::Isend));
    }

    @Test
    void nonblockingSynchronous() {
        exchangeAll(waiting(WORLD::Issend));
    }

    @Test
    void nonblockingBuffered() {
        withBuffer(() -> exchangeAll(waiting(WORLD::Ibsend)));
    }

    @Test
    void nonblockingReady() {
        exchangeAll(waiting(WORLD::Irsend));
    }

    @Test
    void longMessages() {
        for (Patterns type : LONG) {
            exchange(WORLD::Send, type, 5, 1_300_001 / type.bytes);
        }
    }

    private static void exchangeAll(Send send) {
        for (Patterns type : Patterns.values()) {
            for (int offset : OFFSETS) {
                for (int count : COUNTS) {
                    exchange(send, type, offset, count);
                }
            }
        }
    }

    private static void exchange(Send send, Patterns type, int offset, int count) {
        if (PEER >= SIZE) {
            return;
        }
        if (SENDER) {
            // Ready mode needs a receive that has begun: the receiver sends an empty message when
            // it has.
            WORLD.Recv(new byte[0], 0, 0, MPI.BYTE, PEER, TAG);
            var array = type.filled(7, offset + count + 1);
            send.send(array, offset, count, type.datatype, PEER, TAG);
            return;
        }
        var array = type.untouched(offset + count + 3);
        var request = WORLD.Irecv(array, offset + 1, count, type.datatype, PEER, TAG);
        WORLD.Send(new byte[0], 0, 0, MPI.BYTE, PEER, TAG);
        var status = request.Wait();
        assertEquals(count, status.Get_count(type.datatype));
        type.assertHolds(array, offset + 1, count, 7, offset);
    }

    private static Send waiting(Start start) {
        return (buf, offset, count, type, dest, tag) ->
                start.start(buf, offset, count, type, dest, tag).Wait();
    }

    private static void withBuffer(Runnable exchanges) {
        try (var arena = Arena.ofConfined()) {
            int size = 100_000 + MPI.BSEND_OVERHEAD;
            assertEquals(0, Mpi.MPI_Buffer_attach(arena.allocate(size), size));
            exchanges.run();
            // Detaching waits until all messages have left the buffer.
            assertEquals(
                    0, Mpi.MPI_Buffer_detach(arena.allocate(ADDRESS), arena.allocate(JAVA_INT)));
        }
    }
}
