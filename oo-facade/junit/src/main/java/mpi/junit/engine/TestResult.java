package mpi.junit.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mpi.junit.wire.Failure;
import mpi.junit.wire.FromRank.Ended;
import mpi.junit.wire.FromRank.Outcome;
import org.junit.platform.engine.TestExecutionResult;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/**
 * Combines the results of a test's ranks: the test fails if one of them failed, and the failure
 * names the ranks and the reason.
 */
final class TestResult {

    private TestResult() {}

    /** Makes the result of a test that all ranks have ended. */
    static TestExecutionResult of(TestEnds testEnds) {
        if (testEnds.hasFailed()) {
            return TestExecutionResult.failed(failure(testEnds, ""));
        }
        if (!testEnds.isSameTest()) {
            return TestExecutionResult.failed(outOfStep(testEnds));
        }
        Set<Integer> aborted = new TreeSet<>(testEnds.with(Outcome.ABORTED));
        aborted.addAll(testEnds.with(Outcome.SKIPPED));
        if (aborted.isEmpty()) {
            return TestExecutionResult.successful();
        }
        Ended first = testEnds.ends().get(aborted.iterator().next());
        String where = aborted.size() == testEnds.size() ? "" : name(aborted, testEnds) + ": ";
        String words = first.failure() == null ? first.reason() : first.failure().message();
        return TestExecutionResult.aborted(new TestAbortedException(where + words));
    }

    /**
     * Makes the failure of a test, with the stack of the first rank that failed. If the exception
     * of another rank has a different message, it is added as a suppressed exception.
     *
     * @param rest lines on ranks that have not ended the test.
     */
    static AssertionFailedError failure(TestEnds testEnds, String rest) {
        Map<String, Set<Integer>> groups = new LinkedHashMap<>();
        for (int rank : testEnds.with(Outcome.FAILED)) {
            String headline = failureOf(rank, testEnds).headline();
            groups.computeIfAbsent(headline, _ -> new TreeSet<>()).add(rank);
        }
        StringBuilder message = new StringBuilder();
        groups.forEach(
                (headline, ranks) ->
                        message.append(message.isEmpty() ? "" : "\n")
                                .append(name(ranks, testEnds))
                                .append(": ")
                                .append(headline));
        Set<Integer> passed = testEnds.with(Outcome.PASSED);
        if (!passed.isEmpty()) {
            message.append('\n').append(name(passed, testEnds)).append(" passed");
            message.append(testEnds.isSameTest() ? "" : " other tests");
        }
        AssertionFailedError error = null;
        for (Set<Integer> ranks : groups.values()) {
            Failure failure = failureOf(ranks.iterator().next(), testEnds);
            if (error == null) {
                error = RankThrowable.failure(message + rest + testEnds.note(), failure);
            } else {
                error.addSuppressed(RankThrowable.other(name(ranks, testEnds), failure));
            }
        }
        return error;
    }

    private static AssertionFailedError outOfStep(TestEnds testEnds) {
        StringBuilder message =
                new StringBuilder(
                        "the ranks ran different tests: their order or parameters must not differ by"
                                + " rank");
        testEnds.ends()
                .forEach(
                        (rank, end) ->
                                message.append("\nrank ")
                                        .append(rank)
                                        .append(": ")
                                        .append(end.id()));
        return new AssertionFailedError(message.toString());
    }

    private static Failure failureOf(int rank, TestEnds testEnds) {
        Ended end = testEnds.ends().get(rank);
        return end.failure() == null
                ? Failure.of(new IllegalStateException("failed without an exception"))
                : end.failure();
    }

    private static String name(Set<Integer> ranks, TestEnds testEnds) {
        return RankNumbers.of(ranks, testEnds.size());
    }
}
