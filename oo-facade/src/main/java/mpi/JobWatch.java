package mpi;

import mpi.internal.JobPart;
import mpi.internal.Settings;
import mpi.internal.watch.JobRank;
import mpi.internal.watch.Watch;

/** Looks after this process from the beginning of MPI to its end, and says what becomes of it. */
final class JobWatch implements JobRank {

    private static volatile Thread ending;
    private static Watch watch;

    private JobWatch() {}

    /** Begins, once. */
    static synchronized void begin() {
        if (watch == null) {
            Settings.check();
            watch = new Watch(new JobWatch(), LastWords.END, LastWords::prepare);
            watch.start();
            JobPart.NONE.tell();
            LastWords.guard();
        }
    }

    /** Notes that this thread is about to end MPI, which others may keep it from. */
    static void end() {
        ending = Thread.currentThread();
    }

    static boolean inFinalize() {
        return ending != null;
    }

    /** There is nobody left to wait for. */
    static void stop() {
        watch.interrupt();
    }

    @Override
    public int rank() {
        return Job.rank();
    }

    @Override
    public int size() {
        return Job.size();
    }

    @Override
    public Thread ending() {
        return ending;
    }
}
