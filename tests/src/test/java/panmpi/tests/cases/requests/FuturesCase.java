package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests futures of requests, for which a thread of the program waits. */
@MpiTest(ranks = {1, 2, 4})
final class FuturesCase {
    private static final int TAG = 4;

    private static Request receive(int[] into, int tag) {
        return WORLD.Irecv(into, 0, into.length, MPI.INT, PREVIOUS, tag);
    }

    private static Request send(int number, int tag) {
        return WORLD.Isend(new int[] {number}, 0, 1, MPI.INT, NEXT, tag);
    }

    @Test
    void joinGivesTheStatus() {
        int[] got = new int[1];
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        CompletableFuture<Status> going = send(RANK, TAG).toFuture();
        Status status = coming.join();
        assertEquals(List.of(PREVIOUS, TAG), List.of(status.source, status.tag));
        assertEquals(1, status.Get_count(MPI.INT));
        assertEquals(PREVIOUS, got[0]);
        going.join();
    }

    @Test
    void whatFollowsIsDoneByWhoWaits() throws Exception {
        int[] got = new int[1];
        CompletableFuture<Integer> twice =
                receive(got, TAG).toFuture().thenApply(status -> 2 * got[0]);
        CompletableFuture<Integer> sum =
                twice.thenCombine(send(RANK, TAG).toFuture(), (two, sent) -> two + 1);
        assertEquals(2 * PREVIOUS + 1, sum.get());
    }

    @Test
    void stagesThatBeginOtherRequestsAreFollowed() {
        int[] first = new int[1];
        int[] second = new int[1];
        CompletableFuture<Status> both =
                receive(first, TAG).toFuture().thenCompose(s -> receive(second, TAG).toFuture());
        Request[] sent = {send(RANK, TAG), send(RANK + 10, TAG)};
        both.join();
        Request.Waitall(sent);
        assertEquals(PREVIOUS + 10, second[0]);
    }

    @Test
    void isDoneAsksMpi() {
        int[] got = new int[1];
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        assertNull(coming.getNow(null));
        WORLD.Barrier();
        send(RANK, TAG).Wait();
        while (!coming.isDone()) {
            Thread.onSpinWait();
        }
        assertEquals(PREVIOUS, coming.getNow(null).source);
    }

    @Test
    void objectsArrive() {
        CompletableFuture<String> text = WORLD.<String>irecv(PREVIOUS, TAG).toFuture();
        CompletableFuture<Integer> length = text.thenApply(String::length);
        WORLD.send("from " + RANK, NEXT, TAG);
        assertEquals(6, length.join());
        assertEquals("from " + PREVIOUS, text.join());
    }

    @Test
    void thousandsMayBeOpen() {
        List<CompletableFuture<Status>> open = new ArrayList<>();
        int[][] got = new int[2000][1];
        for (int i = 0; i < got.length; i++) {
            open.add(receive(got[i], i).toFuture());
        }
        for (int i = got.length - 1; i >= 0; i--) {
            open.add(send(i, i).toFuture());
        }
        open.forEach(CompletableFuture::join);
        for (int i = 0; i < got.length; i++) {
            assertEquals(i, got[i][0]);
        }
    }

    @Test
    void timesAreLimits() {
        int[] got = new int[1];
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        assertThrows(TimeoutException.class, () -> coming.get(10, TimeUnit.MILLISECONDS));
        CompletableFuture<Status> copy = coming.copy().orTimeout(10, TimeUnit.MILLISECONDS);
        var late = assertThrows(CompletionException.class, copy::join);
        assertInstanceOf(TimeoutException.class, late.getCause());
        WORLD.Barrier();
        send(RANK, TAG).Wait();
        assertEquals(PREVIOUS, coming.join().source);
    }

    @Test
    void cancelledReceivesTakeNothing() {
        int[] got = {-1};
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        assertTrue(coming.cancel(true));
        assertThrows(CancellationException.class, coming::join);
        int[] other = new int[1];
        CompletableFuture<Status> second = receive(other, TAG).toFuture();
        WORLD.Barrier();
        send(RANK, TAG).Wait();
        second.join();
        assertEquals(List.of(-1, PREVIOUS), List.of(got[0], other[0]));
    }

    @Test
    void exceptionsStayInTheirStage() {
        int[] got = new int[1];
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        CompletableFuture<Integer> broken = coming.thenApply(status -> 1 / (got[0] - PREVIOUS));
        send(RANK, TAG).Wait();
        var failure = assertThrows(ExecutionException.class, broken::get);
        assertInstanceOf(ArithmeticException.class, failure.getCause());
        assertFalse(coming.isCompletedExceptionally());
    }

    @Test
    void completeRequestsHaveTheirResultAtOnce() {
        Request coming = receive(new int[1], TAG);
        Request sent = send(RANK, TAG);
        sent.Wait();
        coming.Wait();
        assertTrue(sent.toFuture().isDone());
    }

    @Test
    void textSaysWhoAdvancesIt() {
        int[] got = new int[1];
        CompletableFuture<Status> coming = receive(got, TAG).toFuture();
        assertTrue(coming.toString().contains("advanced"), coming.toString());
        WORLD.Barrier();
        send(RANK, TAG).Wait();
        coming.join();
    }
}
