package mpi.internal.watch;

import mpi.internal.OffloadThread;
import mpi.internal.ThreadName;

/**
 * Finds MPI calls of other threads that have not returned when the program finalizes MPI, such as a
 * receive for which no message comes. MPI would free what such a call uses, and the process would
 * crash.
 */
public final class UnfinishedCalls {

    /** Longest time, in ns, to wait for threads that are about to return from a call of MPI. */
    private static final long PATIENCE_NANOS = 1_000_000_000;

    private static final int PAUSE_MILLIS = 1;

    private UnfinishedCalls() {}

    /**
     * Waits until no other thread of the program is in MPI, for at most 1 s.
     *
     * @return thread, function and program line of a call that has not returned; null if there is
     *     none.
     */
    public static String await() {
        long begin = System.nanoTime();
        Caller busy = busy();
        while (busy != null && System.nanoTime() - begin < PATIENCE_NANOS) {
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException now) {
                Thread.currentThread().interrupt();
                break;
            }
            busy = busy();
        }
        return busy == null ? null : text(busy);
    }

    private static Caller busy() {
        for (Caller caller : Callers.present()) {
            Thread thread = caller.thread();
            boolean isOther =
                    thread != Thread.currentThread() && !(thread instanceof OffloadThread);
            if (isOther && caller.call() != null) {
                return caller;
            }
        }
        return null;
    }

    private static String text(Caller caller) {
        return "thread %s is in %s, called %s"
                .formatted(
                        ThreadName.of(caller.thread()),
                        caller.call(),
                        ProgramLine.of(caller.thread()));
    }
}
