package mpi.internal.strict.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.feed.Feed;
import mpi.internal.strict.feed.Finding;
import mpi.internal.strict.feed.RefereeReports;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.wire.Severity;
import mpi.internal.types.TypeSignature.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests the referee of strict checks, the part on rank 0 that compares the calls of all ranks to
 * find mistakes. The test has three ranks in one process, each with its own connection.
 */
@Timeout(60)
final class RefereeTest {
    private static final int RANKS = 3;
    private static final long SECRET = 42;
    private static final Content DOUBLES = new Content(List.of(new Run("DOUBLE", 1, 8)), 4);

    private final List<Feed> feeds = new ArrayList<>();
    private final BlockingQueue<String> reports = new LinkedBlockingQueue<>();
    private final BlockingQueue<Integer> exits = new LinkedBlockingQueue<>();
    private final AtomicBoolean mayCall = new AtomicBoolean();
    private final AtomicInteger answers = new AtomicInteger();
    private Referee referee;

    @BeforeEach
    void connect() throws Exception {
        referee = new Referee(RANKS, SECRET, false, null);
        referee.start();
        for (int rank = 0; rank < RANKS; rank++) {
            var socket = new Socket(InetAddress.getLoopbackAddress(), referee.port());
            var feed = new Feed(socket, rank, SECRET, new Printer());
            feed.communicator(1, new int[] {0, 1, 2});
            feeds.add(feed);
        }
    }

    @AfterEach
    void disconnect() throws Exception {
        for (Feed feed : feeds) {
            feed.close();
        }
        referee.close();
    }

    /** Keeps the reports and exit codes that the referee sends to the ranks. */
    private final class Printer implements RefereeReports {
        @Override
        public void report(String text) {
            reports.add(text);
        }

        @Override
        public void exit(int code) {
            exits.add(code);
        }

        @Override
        public boolean mayCallFromOtherThread() {
            answers.incrementAndGet();
            return mayCall.get();
        }
    }

    /** Call of a test, with the text for reports. */
    private record Note(String text, boolean isInProgress) implements CallNote {
        @Override
        public String where() {
            return text.replaceFirst(".* at ", "");
        }
    }

    private void send(int rank, int dest) throws Exception {
        Feed feed = feeds.get(rank);
        long call = feed.call(new Note("Send at A.java:" + (10 + rank), true));
        feed.send(0, call, 1, call, dest, 7, DOUBLES, Send.Mode.STANDARD);
        feed.await(0, call, true, call);
    }

    private void barrier(int rank) throws Exception {
        Feed feed = feeds.get(rank);
        long call = feed.call(new Note("Barrier at A.java:20", true));
        feed.arrive(0, call, 1, call, new Agreement("MPI_Barrier", Map.of()));
        feed.await(0, call, true, call);
    }

    @Test
    void aDeadlockWaitsForThreadsThatMayStillCall() throws Exception {
        mayCall.set(true);
        send(0, 1);
        send(1, 0);
        barrier(2);
        while (answers.get() < 6) {
            Thread.sleep(10); // until the three ranks have answered twice
        }
        assertNull(reports.peek());
        mayCall.set(false);
        var report = reports.poll(5, TimeUnit.SECONDS);
        assertTrue(report.startsWith("panmpi: mistake found, deadlock: these ranks wait"), report);
    }

    @Test
    void theReportHasALineForEachRankAndEndsTheJob() throws Exception {
        send(0, 1);
        send(1, 0);
        barrier(2);
        var report = reports.poll(5, TimeUnit.SECONDS);
        assertTrue(report.startsWith("panmpi: mistake found, deadlock: these ranks wait"), report);
        assertTrue(report.contains("rank 0: Send at A.java:10, waits for rank 1"), report);
        assertTrue(report.contains("rank 1: Send at A.java:11, waits for rank 0"), report);
        assertTrue(report.contains("rank 2: Barrier at A.java:20"), report);
        assertEquals(86, exits.poll(5, TimeUnit.SECONDS));
        assertEquals(0, reports.size());
    }

    private void leak(int rank) throws Exception {
        List<CallNote> made = List.of(new Note("Dup at A.java:5", false));
        feeds.get(rank)
                .finding(
                        new Finding(
                                "leak",
                                Severity.ERROR_AT_END,
                                "a communicator is never freed",
                                made,
                                List.of(""),
                                "section",
                                "remedy"));
    }

    /** Ends a rank in a new thread, which waits until the referee lets the rank exit. */
    private void ends(int rank) {
        Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                feeds.get(rank).end();
                            } catch (IOException closed) {
                                // The referee is closed while the rank waits.
                            }
                        });
    }

    @Test
    void aLeakDoesNotHideADeadlock() throws Exception {
        leak(2);
        send(0, 1);
        send(1, 0);
        barrier(2);
        List<String> both = new ArrayList<>();
        both.add(reports.poll(5, TimeUnit.SECONDS));
        both.add(reports.poll(5, TimeUnit.SECONDS));
        assertTrue(both.toString().contains("deadlock: these ranks wait"), both.toString());
        assertTrue(both.toString().contains("leak: a communicator"), both.toString());
        assertEquals(86, exits.poll(5, TimeUnit.SECONDS));
    }

    @Test
    void aLeakEndsTheJobWhenAllRanksHaveEnded() throws Exception {
        leak(1);
        ends(0);
        ends(1);
        assertNull(exits.poll(300, TimeUnit.MILLISECONDS));
        ends(2);
        String report = reports.poll(5, TimeUnit.SECONDS);
        assertTrue(report.startsWith("panmpi: mistake found, leak"), report);
        assertEquals(86, exits.poll(5, TimeUnit.SECONDS));
    }

    @Test
    void aRightProgramGetsNoReport() throws Exception {
        for (int round = 0; round < 1000; round++) {
            send(0, 1);
            var feed = feeds.get(1);
            long call = feed.call(new Note("Recv", false));
            feed.receive(0, call, 1, call, 0, 7, DOUBLES, Receive.Way.RECEIVE);
            feed.await(0, call, true, call);
            for (int rank = 0; rank < RANKS; rank++) {
                barrier(rank);
            }
        }
        assertNull(reports.poll(300, TimeUnit.MILLISECONDS));
        assertEquals(0, reports.size());
    }
}
