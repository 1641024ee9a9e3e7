package mpi.internal.job;

import mpi.internal.watch.OtherThreads;

/**
 * Ends the wait for shutdown hooks of the program if one of them hangs; otherwise the JVM and all
 * other ranks would wait forever. A hook that is in a call of MPI may wait for other ranks, so that
 * it has no time limit.
 */
final class HookWatch implements Runnable {

    /** Time limit for the hooks of the program, as {@code docs/failures.md} says. */
    static final int SECONDS = 5;

    private final Runnable end;

    private HookWatch(Runnable end) {
        this.end = end;
    }

    /** Starts the thread that runs {@code end} once the time limit for the hooks is over. */
    static void start(Runnable end) {
        Thread.ofPlatform().daemon().name("panmpi-exit-watch").start(new HookWatch(end));
    }

    @Override
    public void run() {
        try {
            do {
                Thread.sleep(SECONDS * 1000L);
            } while (isInMpi());
            end.run();
        } catch (InterruptedException noWait) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isInMpi() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.isDaemon())
                .anyMatch(OtherThreads::isInMpi);
    }
}
