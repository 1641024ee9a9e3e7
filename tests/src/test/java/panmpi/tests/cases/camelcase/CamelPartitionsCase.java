package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests partitioned messages, whose parts become ready one after the other, by camelCase calls. */
@MpiTest(ranks = {1, 2})
final class CamelPartitionsCase {
    private static final int TAG = Exchange.TAG;

    // Open MPI crashes in partitioned messages without Init.
    @Tag("init")
    @Test
    void partitions() {
        Lacks.assumeHas("MPI_Psend_init");
        int[] sent = {RANK, RANK, RANK, RANK, RANK};
        int[] all = new int[5];
        Lacks.assumeNot("Intel(R) MPI", "a rank cannot send partitions to itself");
        try (Prequest send = WORLD.pSendInit(sent, 5, 1, MPI.INT, NEXT, TAG, null);
                Prequest receive = WORLD.pRecvInit(all, 5, 1, MPI.INT, PREVIOUS, TAG, null)) {
            Prequest.startAll(new Prequest[] {receive, send});
            send.pReady(0);
            send.pReadyRange(1, 2);
            send.pReadyList(new int[] {3, 4});
            while (!receive.pArrived(0)) {
                Thread.onSpinWait();
            }
            Request.waitAll(new Request[] {send, receive});
            int p = PREVIOUS;
            assertArrayEquals(new int[] {p, p, p, p, p}, all);
        }
    }
}
