package mpi.internal.futures;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Futures whose requests are not complete. Threads that wait for a future ask MPI for all of them;
 * with {@code MPI.THREAD_MULTIPLE}, a thread of panmpi does so besides.
 */
public final class OpenFutures {

    /** Number of requests that are tested at a time: other threads may want to test, too. */
    private static final int MOST = 256;

    private static final int SPINS = 2000;

    private static final long PAUSE_NANOS = 50_000;

    private static final long LONG_PAUSE_NANOS = 1_000_000;

    /** Short pauses, of a twentieth of a second together, before the long ones. */
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

    /** True if no future is open. */
    static boolean isEmpty() {
        return isEmpty;
    }

    /** Tests some requests, unless another thread does; returns true if one was complete. */
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
     * Tests requests until a future has its result, no request is open, the time is over, or this
     * thread is interrupted, if that matters.
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

    /** Waits a little between two tests, longer the longer nothing has happened. */
    static void rest(int idle) {
        if (idle < SPINS) {
            Thread.onSpinWait();
        } else if (idle < 2 * SPINS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(idle < 2 * SPINS + PAUSES ? PAUSE_NANOS : LONG_PAUSE_NANOS);
        }
    }

    /** Has MPI cancel an operation, whose request stays open until it has. */
    static void cancel(Runnable operation) {
        LOCK.lock();
        try {
            operation.run();
        } catch (MPIException cannot) {
            // MPI need not be able to; the future is cancelled all the same.
        } finally {
            LOCK.unlock();
        }
    }

    /** Says who advances a future that is not complete. */
    static String isAdvanced() {
        return FutureThread.isThere()
                ? ", advanced by panmpi"
                : ", advanced by join, get and isDone alone: MPI was begun without"
                        + " MPI.THREAD_MULTIPLE";
    }

    /** Fails the futures that are left: MPI is being finalized, and nobody can ask it any more. */
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
