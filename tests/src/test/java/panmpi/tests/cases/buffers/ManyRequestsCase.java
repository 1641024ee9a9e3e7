package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests more simultaneous requests with short arrays than panmpi keeps memory for: memory of a
 * request is reused as soon as that request is complete, and not before.
 */
@MpiTest(ranks = {1, 2})
final class ManyRequestsCase {
    private static final int REQUESTS = 300;
    private static final int ROUNDS = 4;
    private static final int TAG = 30;

    @Test
    void completeTogether() {
        for (int round = 0; round < ROUNDS; round++) {
            exchange(round, Request::Waitall);
        }
    }

    @Test
    void completeBackwards() {
        for (int round = 0; round < ROUNDS; round++) {
            exchange(round, ManyRequestsCase::waitBackwards);
        }
    }

    private static void waitBackwards(Request[] requests) {
        for (Request request : Arrays.asList(requests).reversed()) {
            request.Wait();
        }
    }

    private interface Completion {
        void of(Request[] requests);
    }

    private static void exchange(int round, Completion completion) {
        var received = new byte[REQUESTS][];
        var receives = new Request[REQUESTS];
        var sends = new Request[REQUESTS];
        for (int i = 0; i < REQUESTS; i++) {
            received[i] = new byte[length(i)];
            receives[i] = WORLD.Irecv(received[i], 0, length(i), MPI.BYTE, RANK, TAG + i);
        }
        for (int i = 0; i < REQUESTS; i++) {
            sends[i] = WORLD.Isend(message(i, round), 0, length(i), MPI.BYTE, RANK, TAG + i);
        }
        completion.of(receives);
        completion.of(sends);
        for (int i = 0; i < REQUESTS; i++) {
            assertArrayEquals(message(i, round), received[i]);
        }
    }

    /**
     * Returns a length in bytes near 32, 64, 128, and so on up to 8192; panmpi does not copy the
     * longest of these arrays.
     */
    private static int length(int i) {
        return Math.max(0, (32 << i % 9) + i / 9 - 16);
    }

    private static byte[] message(int i, int round) {
        var bytes = new byte[length(i)];
        for (int k = 0; k < bytes.length; k++) {
            bytes[k] = (byte) (i + k + 31 * round);
        }
        return bytes;
    }
}
