package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests idioms of programs for MPJ Express that other bindings refuse. */
@MpiTest(ranks = {1, 2, 4})
final class MpjExpressCase {

    private static final int TAG = 31;
    private static final int BYTES = 2_000;

    @Test
    void buffersAreAttachedOneAfterTheOther() {
        int[] got = new int[1];
        byte[] last = new byte[BYTES];
        MPI.Buffer_attach(ByteBuffer.allocateDirect(BYTES + MPI.SEND_OVERHEAD));
        WORLD.Bsend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, TAG);
        WORLD.Recv(got, 0, 1, MPI.INT, PREVIOUS, TAG);
        MPI.Buffer_attach(last);
        assertEquals(PREVIOUS, got[0]);
        WORLD.Bsend(new int[] {-RANK}, 0, 1, MPI.INT, NEXT, TAG);
        WORLD.Recv(got, 0, 1, MPI.INT, PREVIOUS, TAG);
        assertEquals(-PREVIOUS, got[0]);
        assertSame(last, MPI.Buffer_detach());
    }

    @Test
    void messagesMayBeWithoutData() {
        Request sent = WORLD.Isend(null, 0, 0, MPI.NULL, NEXT, TAG);
        Status status = WORLD.Recv(null, 0, 0, MPI.NULL, MPI.ANY_SOURCE, TAG);
        sent.Wait();
        assertEquals(PREVIOUS, status.source);
        MPI.EMPTY_STATUS = WORLD.Iprobe(MPI.ANY_SOURCE, TAG + 1);
        assertNull(MPI.EMPTY_STATUS);
    }

    @Test
    void nullRequestsAreNotStarted() {
        int[] got = new int[1];
        Prequest[] requests = {
            null,
            WORLD.Send_init(new int[] {RANK}, 0, 1, MPI.INT, NEXT, TAG),
            null,
            WORLD.Recv_init(got, 0, 1, MPI.INT, PREVIOUS, TAG)
        };
        Prequest.Startall(requests);
        Prequest.Waitall(requests);
        assertEquals(PREVIOUS, got[0]);
        Prequest.Startall(new Prequest[2]);
        requests[1].Free();
        requests[3].Free();
    }

    @Test
    @Tag("init")
    void threadsMayBeAskedForAfterInit() {
        String[] args = {"one"};
        assertArrayEquals(args, MPI.initThread(MPI.THREAD_SINGLE, 0, args));
    }
}
