package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.SampleObjects;
import panmpi.tests.support.Until;

/** Tests objects from rank to rank, in each way of sending and receiving. */
@MpiTest(ranks = {1, 2, 3, 8})
final class ObjectMessagesCase {
    private static final int TAG = 21;
    private static final int COUNT = 7;
    private static final int BUFFER = 1 << 16;

    private final Object[] sent = SampleObjects.filled(RANK, COUNT + 2);

    @Test
    void eachModeSendsThem() {
        MPI.Buffer_attach(new byte[BUFFER]);
        exchanged(() -> WORLD.Isend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG));
        exchanged(() -> WORLD.Issend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG));
        exchanged(() -> WORLD.Ibsend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG));
        exchanged(() -> WORLD.Irsend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG));
        exchanged(done(() -> WORLD.Send(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG)));
        exchanged(done(() -> WORLD.Ssend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG)));
        exchanged(done(() -> WORLD.Bsend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG)));
        exchanged(done(() -> WORLD.Rsend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG)));
        MPI.Buffer_detach();
    }

    @Test
    void blockingReceiveTakesThem() {
        var received = SampleObjects.untouched(COUNT + 3);
        var send = WORLD.Isend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG);
        var status = WORLD.Recv(received, 2, COUNT + 1, MPI.OBJECT, MPI.ANY_SOURCE, MPI.ANY_TAG);
        send.Wait();
        assertArrived(status, received);
    }

    @Test
    void sendrecvExchangesThem() {
        var received = SampleObjects.untouched(COUNT + 3);
        var status =
                WORLD.Sendrecv(
                        sent,
                        1,
                        COUNT,
                        MPI.OBJECT,
                        NEXT,
                        TAG,
                        received,
                        2,
                        COUNT,
                        MPI.OBJECT,
                        PREVIOUS,
                        TAG);
        assertArrived(status, received);
    }

    @Test
    void sendrecvReplaceExchangesThem() {
        var both = SampleObjects.filled(RANK, COUNT);
        var status = WORLD.Sendrecv_replace(both, 0, COUNT, MPI.OBJECT, NEXT, TAG, PREVIOUS, TAG);
        assertArrayEquals(SampleObjects.filled(PREVIOUS, COUNT), both);
        assertEquals(COUNT, status.count);
    }

    @Test
    void objectsGoOutAndNumbersComeIn() {
        int[] number = {0};
        var received = SampleObjects.untouched(2);
        var objects = WORLD.Irecv(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG + 1);
        var numbers = WORLD.Isend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, TAG);
        WORLD.Sendrecv(sent, 0, 2, MPI.OBJECT, NEXT, TAG + 1, number, 0, 1, MPI.INT, PREVIOUS, TAG);
        objects.Wait();
        numbers.Wait();
        assertEquals(PREVIOUS, number[0]);
        SampleObjects.assertHolds(received, 0, 2, PREVIOUS, 0);
    }

    @Test
    void requestsComeInTheOrderTheyWereMade() {
        int messages = 50;
        var requests = new ArrayList<Request>();
        var received = new Object[messages][];
        for (int i = 0; i < messages; i++) {
            received[i] = new Object[1];
            requests.add(WORLD.Irecv(received[i], 0, 1, MPI.OBJECT, PREVIOUS, TAG));
        }
        for (int i = 0; i < messages; i++) {
            WORLD.Send(new Object[] {List.of(RANK, i)}, 0, 1, MPI.OBJECT, NEXT, TAG);
        }
        var statuses = Request.Waitall(requests.toArray(Request[]::new));
        for (int i = 0; i < messages; i++) {
            assertEquals(List.of(PREVIOUS, i), received[i][0]);
            assertEquals(1, statuses[i].count);
            assertEquals(i, statuses[i].index);
        }
    }

    @Test
    void messageIsAsLongAsItIs() {
        byte[] megabytes = new byte[5_000_000];
        megabytes[4_999_999] = (byte) (RANK + 1);
        var received = new Object[1];
        var request = WORLD.Irecv(received, 0, 1, MPI.OBJECT, PREVIOUS, TAG);
        WORLD.Send(new Object[] {megabytes}, 0, 1, MPI.OBJECT, NEXT, TAG);
        var status = Until.notNull(request::Test);
        assertEquals(1, status.Get_count(MPI.OBJECT));
        byte[] found = (byte[]) received[0];
        assertEquals(megabytes.length, found.length);
        assertEquals((byte) (PREVIOUS + 1), found[4_999_999]);
    }

    @Test
    void copiesKeepTheirShape() {
        var shared = new ArrayList<Object>();
        shared.add(shared);
        var received = new Object[2];
        WORLD.Sendrecv(
                new Object[] {shared, shared},
                0,
                2,
                MPI.OBJECT,
                RANK,
                TAG,
                received,
                0,
                2,
                MPI.OBJECT,
                RANK,
                TAG);
        assertSame(received[0], received[1]);
        assertSame(received[0], ((List<?>) received[0]).getFirst());
        assertNotSame(shared, received[0]);
    }

    @Test
    void matchedProbeSetsThemAside() {
        var send = WORLD.Isend(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG);
        var received = SampleObjects.untouched(COUNT + 3);
        var message = WORLD.Mprobe(PREVIOUS, TAG).message();
        assertArrived(message.Mrecv(received, 2, COUNT, MPI.OBJECT), received);
        send.Wait();
    }

    @Test
    void statusOfAnUnfinishedRequestCountsThem() {
        var received = SampleObjects.untouched(COUNT + 3);
        var request = WORLD.Irecv(received, 2, COUNT, MPI.OBJECT, PREVIOUS, TAG);
        WORLD.Send(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG);
        assertEquals(COUNT, Until.notNull(request::Get_status).count);
        assertArrived(request.Wait(), received);
    }

    @Test
    void nothingComesFromNobody() {
        var received = SampleObjects.untouched(2);
        WORLD.Send(sent, 0, 2, MPI.OBJECT, MPI.PROC_NULL, TAG);
        var status = WORLD.Recv(received, 0, 2, MPI.OBJECT, MPI.PROC_NULL, TAG);
        assertEquals(0, status.count);
        assertEquals(MPI.PROC_NULL, status.source);
        SampleObjects.assertHolds(received, 0, 0, RANK, 0);
    }

    @Test
    void noObjectsAreAMessageToo() {
        var send = WORLD.Isend(null, 0, 0, MPI.OBJECT, NEXT, TAG);
        var status = WORLD.Recv(new Object[1], 0, 1, MPI.OBJECT, PREVIOUS, TAG);
        send.Wait();
        assertEquals(0, status.count);
        assertEquals(PREVIOUS, status.source);
    }

    @Test
    void cancelledReceiveLeavesTheArrayAlone() {
        var received = SampleObjects.untouched(2);
        var request = WORLD.Irecv(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG + 9);
        request.Cancel();
        assertEquals(true, request.Wait().Test_cancelled());
        SampleObjects.assertHolds(received, 0, 0, RANK, 0);
    }

    @Test
    void unfinishedRequestHasNoStatus() {
        var received = SampleObjects.untouched(COUNT + 3);
        var request = WORLD.Irecv(received, 2, COUNT, MPI.OBJECT, PREVIOUS, TAG);
        assertNull(request.Test());
        WORLD.Barrier();
        WORLD.Send(sent, 1, COUNT, MPI.OBJECT, NEXT, TAG);
        assertArrived(request.Wait(), received);
    }

    private static void exchanged(Supplier<Request> send) {
        var received = SampleObjects.untouched(COUNT + 3);
        var request = WORLD.Irecv(received, 2, COUNT, MPI.OBJECT, PREVIOUS, TAG);
        // A ready send needs a receive that has begun.
        WORLD.Barrier();
        var sending = send.get();
        assertArrived(request.Wait(), received);
        sending.Wait();
    }

    private static Supplier<Request> done(Runnable send) {
        return () -> {
            send.run();
            return MPI.REQUEST_NULL;
        };
    }

    private static void assertArrived(Status status, Object[] received) {
        SampleObjects.assertHolds(received, 2, COUNT, PREVIOUS, 1);
        assertEquals(COUNT, status.count);
        assertEquals(COUNT, status.Get_count(MPI.OBJECT));
        assertEquals(COUNT, status.Get_elements(MPI.OBJECT));
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG, status.tag);
    }
}
