package mpi.junit.rank;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import mpi.MPI;
import mpi.Region;
import mpi.junit.wire.Failure;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.FromRank.Outcome;
import mpi.junit.wire.ToRank;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Reports what JUnit does on this rank, and waits after each test for the other ranks, since
 * messages of a slow rank could otherwise reach receives of the next test.
 */
final class Reporter implements TestExecutionListener {

    private final Conversation conversation;
    private final Progress progress;
    private final Set<String> reported = new HashSet<>();

    /** Region that shows the running test in the trace of the job. */
    private Region region;

    Reporter(Conversation conversation, Progress progress) {
        this.conversation = conversation;
        this.progress = progress;
    }

    @Override
    public void dynamicTestRegistered(TestIdentifier test) {
        if (!isOnlyInvocation(test)) {
            conversation.send(
                    new FromRank.Registered(
                            test.getParentId().orElse(""),
                            test.getUniqueId(),
                            test.getDisplayName(),
                            test.getLegacyReportingName(),
                            test.isTest()));
        }
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (!isEngine(test) && !isOnlyInvocation(test)) {
            conversation.send(new FromRank.Started(test.getUniqueId()));
        }
        if (test.isTest()) {
            region = MPI.region(test.getDisplayName());
        }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        if (!isEngine(test) && !RankState.isLeftOut(id(test))) {
            end(id(test), Outcome.SKIPPED, reason, null);
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (isEngine(test)) {
            return;
        }
        if (test.isTest()) {
            region.close();
            RankWorld.settle();
        }
        Outcome outcome =
                switch (result.getStatus()) {
                    case SUCCESSFUL -> Outcome.PASSED;
                    case ABORTED -> Outcome.ABORTED;
                    case FAILED -> Outcome.FAILED;
                };
        end(id(test), outcome, "", result.getThrowable().map(Failure::of).orElse(null));
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        conversation.send(new FromRank.Published(id(test), Map.copyOf(entry.getKeyValuePairs())));
    }

    private void end(String id, Outcome outcome, String reason, Failure failure) {
        RankOutput.finishLines();
        // A test template and its only invocation share an id, so only the first end is reported.
        if (!RankState.isStopped() && reported.add(id)) {
            conversation.send(new FromRank.Ended(id, outcome, reason, failure));
            if (conversation.next(progress::make) instanceof ToRank.Stop) {
                RankState.stop();
            }
        }
    }

    /** Returns the id that reports use. The only invocation of a template has the template's id. */
    private static String id(TestIdentifier test) {
        return isOnlyInvocation(test) ? test.getParentId().orElseThrow() : test.getUniqueId();
    }

    private static boolean isOnlyInvocation(TestIdentifier test) {
        return test.getParentId().filter(RankState::isSimple).isPresent();
    }

    private static boolean isEngine(TestIdentifier test) {
        return UniqueId.parse(test.getUniqueId()).getSegments().size() == 1;
    }
}
