package mpi.internal.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * List of the futures whose requests are not complete. A thread that waits for one future tests the
 * requests of all futures; with {@code MPI.THREAD_MULTIPLE}, panmpi's {@link FutureThread} tests
 * them, too.
 */
public final class OpenFutures {

    /**
     * Greatest number of requests that a thread tests before it releases the lock for other
     * threads.
     */
    private static final int MOST = 256;

    private static final int SPINS = 2000;

    private static final long PAUSE_NANOS = 50_000;

    private static final long LONG_PAUSE_NANOS = 1_000_000;

    /**
     * Number of short pauses before the first long pause. The short pauses together last a
     * twentieth of a second.
     */
    private static final int PAUSES = 1000;

    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final List<RequestFuture<?>> OPEN = new ArrayList<>();
    private static volatile boolean isEmpty = true;
    private static int next;

    private OpenFutures() {}

    static void add(RequestFuture<?> future) {
        LOCK.lock();
        try {
            OPEN.add(future);
            isEmpty = false;
        } finally {
            LOCK.unlock();
        }
        FutureThread.wake();
    }

    /** Returns true if the list has no futures. */
    static boolean isEmpty() {
        return isEmpty;
    }

    /**
     * Tests the requests of up to {@code MOST} futures in the list; does nothing if another thread
     * tests requests at this moment. Returns true if a request was complete.
     */
    static boolean advance() {
        if (isEmpty || !LOCK.tryLock()) {
            return false;
        }
        List<Runnable> ends;
        try {
            ends = ask();
            isEmpty = OPEN.isEmpty();
        } finally {
            LOCK.unlock();
        }
        ends.forEach(Runnable::run);
        return !ends.isEmpty();
    }

    private static List<Runnable> ask() {
        List<Runnable> ends = List.of();
        for (int asked = Math.min(MOST, OPEN.size()); asked > 0; asked--) {
            next = next < OPEN.size() ? next : 0;
            Runnable end = OPEN.get(next).end();
            if (end == null) {
                next++;
                continue;
            }
            RequestFuture<?> last = OPEN.removeLast();
            if (next < OPEN.size()) {
                OPEN.set(next, last);
            }
            ends = ends.isEmpty() ? new ArrayList<>() : ends;
            ends.add(end);
        }
        return ends;
    }

    /**
     * Tests requests until {@code wanted} has its result, the list is empty, or the time is over.
     * Also returns when this thread is interrupted, if {@code endsByInterrupt}.
     */
    static void await(RequestFuture<?> wanted, long nanos, boolean endsByInterrupt) {
        if (wanted.isOver() || isEmpty) {
            return;
        }
        long begin = System.nanoTime();
        FutureThread.pause(1);
        try {
            for (int idle = 0; !wanted.isOver() && !isEmpty; idle++) {
                idle = advance() ? 0 : idle;
                boolean isLate = nanos != Long.MAX_VALUE && System.nanoTime() - begin > nanos;
                if (isLate || endsByInterrupt && Thread.currentThread().isInterrupted()) {
                    return;
                }
                rest(idle);
            }
        } finally {
            FutureThread.pause(-1);
        }
    }

    /**
     * Waits a little between two tests. The wait grows with {@code idle}, the number of tests in a
     * row that found no complete request.
     */
    static void rest(int idle) {
        if (idle < SPINS) {
            Thread.onSpinWait();
        } else if (idle < 2 * SPINS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(idle < 2 * SPINS + PAUSES ? PAUSE_NANOS : LONG_PAUSE_NANOS);
        }
    }

    /**
     * Asks MPI to cancel an operation. Its request is still tested until the request is complete.
     */
    static void cancel(Runnable operation) {
        LOCK.lock();
        try {
            operation.run();
        } catch (MPIException cannot) {
            // The future is cancelled even if MPI cannot cancel the operation.
        } finally {
            LOCK.unlock();
        }
    }

    /** Returns a text that says which thread tests the request of a future that is not complete. */
    static String advancedBy() {
        return FutureThread.isThere()
                ? ", advanced by panmpi"
                : ", advanced by join, get and isDone alone: MPI was begun without"
                        + " MPI.THREAD_MULTIPLE";
    }

    /**
     * Completes the remaining futures with an exception, since MPI is being finalized and can no
     * longer test their requests.
     */
    public static void end() {
        List<RequestFuture<?>> left;
        LOCK.lock();
        try {
            left = List.copyOf(OPEN);
            OPEN.clear();
            isEmpty = true;
        } finally {
            LOCK.unlock();
        }
        String what = "MPI.Finalize was called before the request of this future was complete";
        left.forEach(
                future ->
                        future.completeExceptionally(
                                MPIException.of("toFuture", Mpi.MPI_ERR_REQUEST, what)));
    }
}
