package mpi.junit.engine;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.junit.job.Event;
import mpi.junit.job.LiveJob;
import mpi.junit.job.TestSettings;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.FromRank.Outcome;
import mpi.junit.wire.ToRank;
import org.junit.platform.engine.TestExecutionResult;

/**
 * Runs the tests of one class on the ranks of a job. After a failure, the tests that are left run
 * in another job.
 */
final class ClassRun {

    private static final Duration AT_LEISURE = Duration.ofDays(365);

    private final RankTest type;
    private final Reports reports;
    private final Map<String, String> configuration;
    private final RankOutputLog echo = new RankOutputLog();
    private final Set<Integer> complete = new HashSet<>();
    private LiveJob job;
    private TestEnds testEnds;
    private long deadline;
    private long seconds;
    private boolean isStopped;

    ClassRun(RankTest type, Reports reports, Map<String, String> configuration) {
        this.type = type;
        this.reports = reports;
        this.configuration = configuration;
    }

    /**
     * Runs the tests of the class that have not ended yet on the ranks of a job.
     *
     * @return true if all tests ran, and the job can be used again; false if a test failed, and the
     *     job must not be used again.
     */
    boolean on(LiveJob job) {
        this.job = job;
        testEnds = new TestEnds(job.ranks());
        echo.beginTest();
        complete.clear();
        isStopped = false;
        job.sendAll(new ToRank.Run(List.copyOf(type.selected()), reports.done(), configuration));
        giveBetweenTests();
        while (complete.size() < job.ranks()) {
            Event event = job.next(Duration.ofNanos(deadline - System.nanoTime()));
            if (event == null && isStopped) {
                return false;
            }
            if (event == null) {
                notePicture();
                fail(new JobFailure(job, testEnds, echo).late(seconds));
                return false;
            }
            if (event.isGone() || event.message() instanceof FromRank.Exiting) {
                if (!isStopped) {
                    notePicture();
                    fail(new JobFailure(job, testEnds, echo).died(event));
                }
                return false;
            }
            take(event);
        }
        return !isStopped;
    }

    /**
     * Sets the time limit for the work of the ranks between two tests: they load classes, and run
     * methods such as those with {@code @BeforeAll}.
     */
    private void giveBetweenTests() {
        give(Math.max(type.timeout(), TestSettings.startTimeout()));
    }

    private void give(long time) {
        seconds = time;
        boolean isDebugged = !TestSettings.debugged().isEmpty();
        Duration patience = isDebugged ? AT_LEISURE : Duration.ofSeconds(time);
        deadline = System.nanoTime() + patience.toNanos();
    }

    private void take(Event event) {
        switch (event.message()) {
            case FromRank.Printed printed -> echo.print(event.rank(), printed);
            case FromRank.Registered found -> reports.register(found);
            case FromRank.Published entry -> reports.publish(event.rank(), entry);
            case FromRank.Complete _ -> complete.add(event.rank());
            case FromRank.Started started -> {
                if (reports.start(started.id()) && reports.innermost().isTest()) {
                    give(reports.innermost().timeout());
                }
            }
            case FromRank.Ended ended -> end(event.rank(), ended);
            default -> {}
        }
    }

    private void end(int rank, FromRank.Ended ended) {
        boolean isFirstFailure = ended.outcome() == Outcome.FAILED && !testEnds.hasFailed();
        testEnds.add(rank, ended);
        if (!testEnds.isComplete()) {
            if (isFirstFailure) {
                give(Math.min(seconds, TestSettings.grace()));
            }
            return;
        }
        report();
        isStopped = testEnds.hasFailed() || !testEnds.isSameTest();
        job.sendAll(isStopped ? new ToRank.Stop() : new ToRank.Go());
        testEnds = new TestEnds(job.ranks());
        echo.beginTest();
        if (isStopped) {
            give(TestSettings.grace());
        } else {
            giveBetweenTests();
        }
    }

    private void report() {
        if (testEnds.hasFailed()) {
            notePicture();
        }
        Set<Integer> skipped = testEnds.with(Outcome.SKIPPED);
        if (skipped.size() == testEnds.size() && testEnds.isSameTest()) {
            reports.skip(testEnds.id(), testEnds.ends().get(0).reason());
        } else {
            reports.end(testEnds.id(), TestResult.of(testEnds));
        }
    }

    /**
     * If the job is traced, draws the calls that it has made so far on an HTML page, and names the
     * page in the message of the failure.
     */
    private void notePicture() {
        RankTest test = reports.innermost();
        testEnds.note(job.picture((test == null ? type : test).pictureName()));
    }

    /** Reports a failure of the test that runs. */
    private void fail(Throwable failure) {
        RankTest test = reports.innermost();
        reports.end(
                test == null ? type.jupiterId() : test.jupiterId(),
                TestExecutionResult.failed(failure));
    }
}
