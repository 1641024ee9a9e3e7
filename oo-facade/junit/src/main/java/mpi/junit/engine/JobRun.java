package mpi.junit.engine;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import mpi.junit.job.Event;
import mpi.junit.job.JobStart;
import mpi.junit.job.JobStartException;
import mpi.junit.job.LiveJob;
import mpi.junit.job.NoMpiexecException;
import mpi.junit.job.TestSettings;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.ToRank;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;

/**
 * Runs all tests that share a job, class by class. After a failure, the remaining tests run in a
 * new job.
 */
final class JobRun {

    private static final String SEED = "junit.jupiter.execution.order.random.seed";

    private static final String UNKNOWN =
            "the ranks did not find these tests: is their class path another one?";

    private static final Duration SLICE = Duration.ofMillis(200);

    private final JobTests tests;
    private final ExecutionRequest request;
    private final EngineExecutionListener listener;
    private final Map<String, String> configuration = new HashMap<>();
    private LiveJob job;
    private String refused = "";

    JobRun(JobTests tests, ExecutionRequest request) {
        this.tests = tests;
        this.request = request;
        listener = request.getEngineExecutionListener();
        var given = request.getConfigurationParameters();
        given.keySet()
                .forEach(key -> given.get(key).ifPresent(value -> configuration.put(key, value)));
        // If tests run in random order, all ranks must use the same order, and so the same seed.
        configuration.putIfAbsent(
                SEED, given.get(SEED).orElseGet(() -> Long.toString(System.nanoTime())));
    }

    void run() {
        listener.executionStarted(tests);
        TestExecutionResult result = TestExecutionResult.successful();
        try {
            for (TestDescriptor type : tests.getChildren()) {
                if (!request.getCancellationToken().isCancellationRequested()) {
                    run((RankTest) type);
                }
            }
        } finally {
            result = quit();
        }
        listener.executionFinished(tests, result);
    }

    private void run(RankTest type) {
        Reports reports = new Reports(type, listener);
        ClassRun run = new ClassRun(type, reports, configuration);
        while (!reports.isDone(type)) {
            if (job == null && !start(type, reports)) {
                return;
            }
            boolean isWell = run.on(job);
            if (!isWell) {
                job.kill();
                job = null;
            } else if (!reports.isDone(type)) {
                reports.end(type.jupiterId(), failed(new IllegalStateException(UNKNOWN)));
            }
        }
        // If the last test failed, the end of the class has not been reported yet.
        reports.end(type.jupiterId(), TestExecutionResult.successful());
    }

    /**
     * Starts a job. If that fails, returns false, and reports that the class has failed, or that it
     * is skipped if there is no launcher and the settings say so.
     */
    private boolean start(RankTest type, Reports reports) {
        try {
            if (refused.isEmpty()) {
                job = JobStart.start(tests.spec());
                return true;
            }
            reports.end(type.jupiterId(), failed(new JobStartException(refused)));
        } catch (NoMpiexecException e) {
            if (TestSettings.skipsWhereMissing()) {
                reports.skip(type.jupiterId(), e.getMessage());
            } else {
                reports.end(type.jupiterId(), failed(e));
            }
        } catch (JobStartException e) {
            refused = "no job of " + tests.spec().label() + " starts; a test above says why";
            reports.end(type.jupiterId(), failed(e));
        }
        return false;
    }

    private static TestExecutionResult failed(Throwable failure) {
        failure.setStackTrace(new StackTraceElement[0]);
        return TestExecutionResult.failed(failure);
    }

    private TestExecutionResult quit() {
        if (job == null) {
            return TestExecutionResult.successful();
        }
        job.sendAll(new ToRank.Quit());
        Duration farewell = Duration.ofSeconds(TestSettings.startTimeout());
        int exit = job.awaitExit(farewell);
        job.kill();
        return exit == 0
                ? TestExecutionResult.successful()
                : failed(
                        new IllegalStateException(
                                exit == LiveJob.RUNS
                                        ? "the job did not end within %d s of its last test: a rank hangs in MPI_Finalize"
                                                .formatted(farewell.toSeconds())
                                        : "the job ended with exit status %d after its last test"
                                                        .formatted(exit)
                                                + printed()));
    }

    /**
     * Returns the lines that the job has printed since the last test, which may say why the job has
     * failed.
     */
    private String printed() {
        RankOutputLog echo = new RankOutputLog();
        for (Event event = job.next(SLICE); event != null; event = job.next(SLICE)) {
            if (event.message() instanceof FromRank.Printed printed) {
                echo.print(event.rank(), printed);
            }
        }
        return echo.ofAll();
    }
}
