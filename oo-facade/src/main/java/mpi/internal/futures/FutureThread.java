package mpi.internal.futures;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import mpi.internal.OffloadThread;
import mpi.internal.job.JobState;
import mpi.internal.job.ThreadLevel;

/**
 * The thread that tests the requests of futures while no thread of the program waits for a future.
 * It starts with the first future if MPI has {@code MPI.THREAD_MULTIPLE}, and sleeps while there is
 * no request to test.
 */
final class FutureThread {

    /**
     * Number of the program's threads that wait for a future. Each such thread tests all requests
     * meanwhile, so that this thread need not.
     */
    private static final AtomicInteger WAITING = new AtomicInteger();

    private static Thread thread;
    private static boolean isDecided;

    private FutureThread() {}

    /**
     * Wakes the thread, since there is a request to test; starts the thread at the first request.
     */
    static void wake() {
        Thread known = start();
        if (known != null) {
            LockSupport.unpark(known);
        }
    }

    private static synchronized Thread start() {
        if (!isDecided) {
            isDecided = true;
            if (mayCall()) {
                thread = OffloadThread.start("panmpi-futures", FutureThread::run);
            }
        }
        return thread;
    }

    /**
     * Returns true if MPI lets any thread call it. Returns false if a session is open, since each
     * session has a separate thread level, which only the program knows.
     */
    private static boolean mayCall() {
        return !JobState.hasSession() && ThreadLevel.granted().isEmpty();
    }

    /** Returns true if the thread has been started. */
    static synchronized boolean isThere() {
        return thread != null;
    }

    /**
     * Changes the number of the program's threads that wait for a future: {@code change} is 1 when
     * a thread begins to wait, and -1 when it no longer waits.
     */
    static void pause(int change) {
        if (WAITING.addAndGet(change) == 0) {
            wake();
        }
    }

    private static void run() {
        int idle = 0;
        while (true) {
            if (OpenFutures.isEmpty() || WAITING.get() > 0) {
                LockSupport.park(FutureThread.class);
                idle = 0;
            } else {
                idle = OpenFutures.advance() ? 0 : idle + 1;
                OpenFutures.rest(idle);
            }
        }
    }
}
