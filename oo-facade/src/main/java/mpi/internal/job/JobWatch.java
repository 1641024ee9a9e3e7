package mpi.internal.job;

import mpi.internal.Settings;
import mpi.internal.discovery.JobPart;
import mpi.internal.watch.ConcurrentCalls;
import mpi.internal.watch.JobRank;
import mpi.internal.watch.Watch;

/**
 * Starts and stops the background thread that watches this process, and tells that thread the rank
 * of the process and the state of MPI.
 */
public final class JobWatch implements JobRank {

    private static volatile Thread ending;
    private static Watch watch;

    private JobWatch() {}

    /** Starts the background thread that watches this process, unless it was started before. */
    public static synchronized void begin() {
        if (watch == null) {
            Settings.check();
            watch = new Watch(new JobWatch(), JobAbort.END, JobAbort::prepare);
            watch.start();
            if (JobAbort.guard()) {
                JobPart.NONE.tell();
            }
        }
    }

    /** Starts the detection of concurrent calls without {@code MPI_THREAD_MULTIPLE}. */
    public static void detectConcurrentCalls() {
        ConcurrentCalls.begin(new JobWatch());
    }

    /** Records that this thread calls MPI_Finalize, which may wait for other ranks. */
    public static void end() {
        ending = Thread.currentThread();
        watch.tell();
        ConcurrentCalls.end();
    }

    public static boolean inFinalize() {
        return ending != null;
    }

    /** Stops the background thread after MPI has ended. */
    public static void stop() {
        watch.interrupt();
    }

    @Override
    public int rank() {
        return JobState.rank();
    }

    @Override
    public int size() {
        return JobState.size();
    }

    @Override
    public boolean isNeeded() {
        return JobState.isRunning() && JobState.size() > 1 && ending == null;
    }

    @Override
    public boolean hasOtherJobs() {
        return JobState.hasOtherJobs();
    }

    @Override
    public String threadLevel() {
        return ThreadLevel.granted();
    }

    @Override
    public Thread ending() {
        return ending;
    }
}
