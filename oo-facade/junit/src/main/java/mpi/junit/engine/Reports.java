package mpi.junit.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.junit.wire.FromRank;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.opentest4j.TestAbortedException;

/**
 * Reports the tests of one class to JUnit. Each test begins once and ends once, even if the class
 * runs in several jobs.
 */
final class Reports {

    private final EngineExecutionListener listener;
    private final Map<String, RankTest> tests = new HashMap<>();
    private final Deque<RankTest> open = new ArrayDeque<>();
    private final Set<String> done = new HashSet<>();

    Reports(RankTest type, EngineExecutionListener listener) {
        this.listener = listener;
        add(type);
    }

    private void add(RankTest test) {
        tests.put(test.jupiterId(), test);
        for (TestDescriptor child : test.getChildren()) {
            add((RankTest) child);
        }
    }

    /** Returns the ids of all tests that have ended. */
    List<String> done() {
        return List.copyOf(done);
    }

    /**
     * Tests whether a test, or each known test within a container, has ended. A container in which
     * ranks may find further tests is done only when it has itself ended.
     */
    boolean isDone(RankTest test) {
        return done.contains(test.jupiterId())
                || !test.getChildren().isEmpty()
                        && !test.mayRegisterTests()
                        && test.getChildren().stream().allMatch(child -> isDone((RankTest) child));
    }

    /** Returns the innermost test or container that runs; null if none does. */
    RankTest innermost() {
        return open.peek();
    }

    void register(FromRank.Registered found) {
        RankTest parent = tests.get(found.parent());
        if (parent == null || tests.containsKey(found.id())) {
            return;
        }
        RankTest test =
                new RankTest(
                        parent,
                        found.id(),
                        found.name(),
                        found.legacyName(),
                        found.isTest() ? TestDescriptor.Type.TEST : TestDescriptor.Type.CONTAINER);
        parent.addChild(test);
        tests.put(found.id(), test);
        listener.dynamicTestRegistered(test);
    }

    /**
     * Reports the beginning of a test unless it was reported before; returns true if it reports.
     */
    boolean start(String id) {
        RankTest test = tests.get(id);
        if (test == null || done.contains(id) || open.contains(test)) {
            return false;
        }
        open.push(test);
        listener.executionStarted(test);
        return true;
    }

    /** Reports the end of a test; tests within it that have not ended are aborted. */
    void end(String id, TestExecutionResult result) {
        RankTest test = tests.get(id);
        if (test == null || !done.add(id)) {
            return;
        }
        start(test);
        while (open.peek() != test) {
            RankTest inner = open.pop();
            done.add(inner.jupiterId());
            listener.executionFinished(inner, aborted(test));
        }
        open.pop();
        listener.executionFinished(test, result);
    }

    private static TestExecutionResult aborted(RankTest outer) {
        return TestExecutionResult.aborted(
                new TestAbortedException(outer.getDisplayName() + " ended before this test did"));
    }

    private void start(RankTest test) {
        if (!open.contains(test)) {
            open.push(test);
            listener.executionStarted(test);
        }
    }

    void skip(String id, String reason) {
        RankTest test = tests.get(id);
        if (test != null && done.add(id)) {
            listener.executionSkipped(test, reason);
        }
    }

    void publish(int rank, FromRank.Published entry) {
        RankTest test = tests.get(entry.id());
        if (test != null) {
            Map<String, String> values = new HashMap<>();
            entry.values()
                    .forEach((name, value) -> values.put("rank " + rank + ", " + name, value));
            listener.reportingEntryPublished(test, ReportEntry.from(values));
        }
    }
}
