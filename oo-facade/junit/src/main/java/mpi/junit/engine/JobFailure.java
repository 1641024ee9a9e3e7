package mpi.junit.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import mpi.junit.job.Event;
import mpi.junit.job.LiveJob;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.ToRank;
import org.opentest4j.AssertionFailedError;

/**
 * Finds out what happened to each rank of a job that failed during a test, and makes the exception
 * with which the test fails.
 */
final class JobFailure {

    private static final Duration REPLY = Duration.ofSeconds(2);
    private static final Duration LAST_WORDS = Duration.ofSeconds(3);
    private static final Duration SLICE = Duration.ofMillis(50);

    private final LiveJob job;
    private final TestEnds testEnds;
    private final RankOutputLog echo;
    private final Map<Integer, List<StackTraceElement>> stacks = new TreeMap<>();
    private final Map<Integer, List<StackTraceElement>> exits = new TreeMap<>();

    JobFailure(LiveJob job, TestEnds testEnds, RankOutputLog echo) {
        this.job = job;
        this.testEnds = testEnds;
        this.echo = echo;
    }

    /**
     * Makes the failure of a test that some ranks have not ended in time.
     *
     * @param seconds time limit of the test; if other ranks have failed, the time since then that
     *     the ranks had to end the test.
     */
    AssertionFailedError late(long seconds) {
        testEnds.missing().forEach(rank -> job.send(rank, new ToRank.Dump()));
        long end = System.nanoTime() + REPLY.toNanos();
        while (stacks.size() < testEnds.missing().size() && System.nanoTime() < end) {
            take(job.next(SLICE));
        }
        String late = RankNumbers.of(testEnds.missing(), testEnds.size());
        String places = StackText.of(testEnds.missing(), stacks, testEnds.size());
        if (testEnds.hasFailed()) {
            String words = "\n%s had not ended the test %d s later:%s";
            return TestResult.failure(testEnds, words.formatted(late, seconds, places));
        }
        Set<Integer> punctual = testEnds.ends().keySet();
        String others =
                punctual.isEmpty()
                        ? ""
                        : "\n" + RankNumbers.of(punctual, testEnds.size()) + " had ended it";
        return RankThrowable.failure(
                "%s within %d s:%s%s%s"
                        .formatted(
                                lateness(testEnds, late), seconds, places, others, testEnds.note()),
                stacks.values().stream().findFirst().orElse(List.of()));
    }

    private static String lateness(TestEnds testEnds, String late) {
        return testEnds.missing().size() == testEnds.size() && testEnds.size() > 1
                ? "none of the " + testEnds.size() + " ranks ended the test"
                : late + " did not end the test";
    }

    /**
     * Makes the failure of a test during which a process ended; {@code first} is the event of that
     * end.
     */
    AssertionFailedError died(Event first) {
        take(first);
        int exit = job.awaitExit(LAST_WORDS);
        for (Event event = job.next(SLICE); event != null; event = job.next(SLICE)) {
            take(event);
        }
        int rank = new FirstToEnd(job, exits, echo.reporters()).rank();
        List<StackTraceElement> stack = exits.getOrDefault(rank, List.of());
        String message =
                RankNumbers.of(List.of(rank), testEnds.size())
                        + cause(rank)
                        + (exit == LiveJob.RUNS
                                ? "\nmpiexec went on, and was ended"
                                : "\nexit status of mpiexec: " + exit)
                        + printed("rank " + rank, echo.of(rank))
                        + printed("mpiexec", echo.ofLauncher());
        return testEnds.hasFailed()
                ? TestResult.failure(testEnds, "\n" + message)
                : RankThrowable.failure(message + testEnds.note(), stack);
    }

    private String cause(int rank) {
        if (echo.reporters().contains(rank)) {
            return " reported a mistake that strict checks found, and all ranks ended";
        }
        if (!exits.containsKey(rank)) {
            return " ended during the test, by a crash, a signal or MPI_Abort"
                    + CrashReport.of(job.process(rank));
        }
        return exits.get(rank).isEmpty() ? " was ended by a signal" : " called System.exit";
    }

    private static String printed(String who, String lines) {
        return lines.isEmpty() ? "" : "\n" + who + " printed last:\n" + lines;
    }

    private void take(Event event) {
        if (event == null) {
            return;
        }
        switch (event.message()) {
            case null -> {}
            case FromRank.Stack stack -> stacks.put(event.rank(), stack.stack());
            case FromRank.Exiting exiting -> exits.putIfAbsent(event.rank(), exiting.caller());
            case FromRank.Printed printed -> echo.print(event.rank(), printed);
            case FromRank.Ended ended -> testEnds.add(event.rank(), ended);
            default -> {}
        }
    }
}
