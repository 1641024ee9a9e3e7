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
    static TestExecutionResult of(Step step) {
        if (step.hasFailed()) {
            return TestExecutionResult.failed(failure(step, ""));
        }
        if (!step.isSameTest()) {
            return TestExecutionResult.failed(outOfStep(step));
        }
        Set<Integer> aborted = new TreeSet<>(step.with(Outcome.ABORTED));
        aborted.addAll(step.with(Outcome.SKIPPED));
        if (aborted.isEmpty()) {
            return TestExecutionResult.successful();
        }
        Ended first = step.ends().get(aborted.iterator().next());
        String where = aborted.size() == step.size() ? "" : name(aborted, step) + ": ";
        String words = first.failure() == null ? first.reason() : first.failure().message();
        return TestExecutionResult.aborted(new TestAbortedException(where + words));
    }

    /**
     * Makes the failure of a test, with the stack of the first rank that failed. The exceptions of
     * other ranks with another message are added as suppressed exceptions.
     *
     * @param rest lines on ranks that have not ended the test.
     */
    static AssertionFailedError failure(Step step, String rest) {
        Map<String, Set<Integer>> groups = new LinkedHashMap<>();
        for (int rank : step.with(Outcome.FAILED)) {
            String headline = failureOf(rank, step).headline();
            groups.computeIfAbsent(headline, _ -> new TreeSet<>()).add(rank);
        }
        StringBuilder message = new StringBuilder();
        groups.forEach(
                (headline, ranks) ->
                        message.append(message.isEmpty() ? "" : "\n")
                                .append(name(ranks, step))
                                .append(": ")
                                .append(headline));
        Set<Integer> passed = step.with(Outcome.PASSED);
        if (!passed.isEmpty()) {
            message.append('\n').append(name(passed, step)).append(" passed");
            message.append(step.isSameTest() ? "" : " other tests");
        }
        AssertionFailedError error = null;
        for (Set<Integer> ranks : groups.values()) {
            Failure failure = failureOf(ranks.iterator().next(), step);
            if (error == null) {
                error = RankThrowable.failure(message + rest + step.note(), failure);
            } else {
                error.addSuppressed(RankThrowable.other(name(ranks, step), failure));
            }
        }
        return error;
    }

    private static AssertionFailedError outOfStep(Step step) {
        StringBuilder message =
                new StringBuilder(
                        "the ranks ran different tests: their order or parameters must not differ by"
                                + " rank");
        step.ends()
                .forEach(
                        (rank, end) ->
                                message.append("\nrank ")
                                        .append(rank)
                                        .append(": ")
                                        .append(end.id()));
        return new AssertionFailedError(message.toString());
    }

    private static Failure failureOf(int rank, Step step) {
        Ended end = step.ends().get(rank);
        return end.failure() == null
                ? Failure.of(new IllegalStateException("failed without an exception"))
                : end.failure();
    }

    private static String name(Set<Integer> ranks, Step step) {
        return RankNumbers.of(ranks, step.size());
    }
}
