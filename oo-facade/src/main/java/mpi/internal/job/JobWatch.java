package mpi.internal.job;

import mpi.internal.JobPart;
import mpi.internal.Settings;
import mpi.internal.watch.JobRank;
import mpi.internal.watch.Turns;
import mpi.internal.watch.Watch;

/** Looks after this process from the beginning of MPI to its end, and says what becomes of it. */
public final class JobWatch implements JobRank {

    private static volatile Thread ending;
    private static Watch watch;

    private JobWatch() {}

    /** Begins, once. */
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

    /** Finds threads that call MPI at once without the right to. */
    public static void takeTurns() {
        Turns.begin(new JobWatch());
    }

    /** Notes that this thread is about to end MPI, which others may keep it from. */
    public static void end() {
        ending = Thread.currentThread();
        watch.tell();
        Turns.end();
    }

    public static boolean inFinalize() {
        return ending != null;
    }

    /** There is nobody left to wait for. */
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
    public String threadLevel() {
        return ThreadLevel.granted();
    }

    @Override
    public Thread ending() {
        return ending;
    }
}
