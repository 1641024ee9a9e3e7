package mpi.junit.job;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import mpi.junit.wire.FromRank;

/** Starts a job, and waits until every rank has initialized MPI. */
public final class JobStart {

    private static final int MOST_LINES = 40;
    private static final Duration SLICE = Duration.ofMillis(100);
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);

    private final JobSpec spec;
    private final Mpiexec mpiexec;
    private final Deque<String> printed = new ArrayDeque<>();
    private final Set<Integer> begun = new HashSet<>();

    private JobStart(JobSpec spec) {
        this.spec = spec;
        mpiexec = MpiexecSearch.find(spec.mpi());
    }

    /**
     * Starts a job.
     *
     * @throws NoMpiexecException if there is no launcher.
     * @throws JobStartException if the launcher does not start, the job ends, or its ranks do not
     *     initialize MPI in time.
     */
    public static LiveJob start(JobSpec spec) {
        return new JobStart(spec).start();
    }

    private LiveJob start() {
        JobCommand command = new JobCommand(spec, mpiexec);
        LiveJob job;
        try {
            job = new LiveJob(spec, command);
        } catch (IOException e) {
            throw new JobStartException("a job by %s cannot be started: %s".formatted(mpiexec, e));
        }
        String complaint = awaitRanks(job);
        if (!complaint.isEmpty()) {
            job.kill();
            throw new JobStartException(
                    "the job of %s did not start: %s\n%s printed:\n%s"
                            .formatted(spec.label(), complaint, mpiexec, String.join("", printed)));
        }
        return job;
    }

    private String awaitRanks(LiveJob job) {
        int seconds = TestSettings.startTimeout();
        boolean isDebugged = !TestSettings.debugged().isEmpty();
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        while (begun.size() < spec.ranks()) {
            String complaint = take(job.next(SLICE));
            if (!complaint.isEmpty()) {
                return complaint;
            }
            int exit = job.awaitExit(Duration.ZERO);
            if (exit != LiveJob.RUNS) {
                takeRest(job);
                return begun.size() == spec.ranks() ? "" : "exit status " + exit;
            }
            if (!isDebugged && System.nanoTime() > end) {
                return "after %d s %d of %d ranks had initialized MPI (-Dpanmpi.junit.start=SECONDS gives more time)"
                        .formatted(seconds, begun.size(), spec.ranks());
            }
        }
        return "";
    }

    private void takeRest(LiveJob job) {
        job.awaitExit(LAST_WORDS);
        for (Event event = job.next(SLICE); event != null; event = job.next(SLICE)) {
            take(event);
        }
    }

    /**
     * Handles an event of the job: prints output, and counts ranks that have initialized MPI.
     * Returns a text that says why the job cannot be used; empty if nothing is wrong.
     */
    private String take(Event event) {
        if (event != null && event.message() instanceof FromRank.Printed line) {
            printed.add(line.text());
            if (printed.size() > MOST_LINES) {
                printed.remove();
            }
            System.out.print(line.text());
        }
        if (event == null || !(event.message() instanceof FromRank.Hello hello)) {
            return "";
        }
        if (hello.size() != spec.ranks()) {
            return "a rank sees a job of size %d, but %d ranks were started: %s is not the launcher of its library, %s"
                    .formatted(hello.size(), spec.ranks(), mpiexec, hello.library());
        }
        begun.add(event.rank());
        return "";
    }
}
