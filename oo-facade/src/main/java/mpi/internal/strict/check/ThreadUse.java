package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import mpi.internal.OffloadThread;
import mpi.internal.ThreadName;
import mpi.internal.job.ThreadLevel;
import mpi.internal.strict.call.ObservedCall;

/**
 * Checks that a thread may call MPI at the level of thread support that this process has, and that
 * two threads do not make collective calls on one communicator at the same time.
 */
final class ThreadUse {

    private final CheckContext context;
    private final Thread beginner = Thread.currentThread();
    private final String level = ThreadLevel.granted();
    private final boolean isForOneThread = level.endsWith("SINGLE") || level.endsWith("FUNNELED");

    private final AtomicBoolean hasTold = new AtomicBoolean();

    /** Collective calls in progress, by the number of their communicator. */
    private final Map<Long, ObservedCall> collectives = new ConcurrentHashMap<>();

    /** The call in progress; null if there is none, or if several threads may call MPI at once. */
    private volatile ObservedCall inside;

    /** Begins the checks. Must be called by the thread that has initialized MPI. */
    ThreadUse(CheckContext context) {
        this.context = context;
    }

    /** Checks a call before it is made. */
    void enters(ObservedCall call) throws IOException {
        if (level.isEmpty() || isOfPanmpi(Thread.currentThread())) {
            return;
        }
        ObservedCall other = inside;
        inside = call;
        if (other != null && other.thread() != call.thread()) {
            context.tell(
                    MistakeKind.THREAD,
                    "two threads are in MPI at the same time, but it was initialized with " + level,
                    List.of(other, call),
                    List.of("is in progress", "is made by another thread"));
        } else if (isForOneThread && Thread.currentThread() != beginner) {
            tellOther(call);
        }
    }

    /** Reports the first call of a second thread. */
    private void tellOther(ObservedCall call) throws IOException {
        if (!hasTold.getAndSet(true)) {
            context.tell(
                    level.endsWith("SINGLE") ? MistakeKind.THREAD_OF_SINGLE : MistakeKind.THREAD,
                    "a second thread calls MPI, but it was initialized with " + level,
                    List.of(call),
                    List.of("is made by thread " + ThreadName.of(Thread.currentThread())));
        }
    }

    /**
     * Returns true for a thread that panmpi itself has started, whose calls take turns with the
     * calls of the program.
     */
    private static boolean isOfPanmpi(Thread thread) {
        return thread instanceof OffloadThread || thread.getName().startsWith("panmpi-");
    }

    /** Checks a blocking collective call before it is made. */
    void enters(ObservedCall call, long communicator) throws IOException {
        if (!level.isEmpty() || isOfPanmpi(Thread.currentThread())) {
            return; // two threads in MPI at once are reported already
        }
        ObservedCall other = collectives.putIfAbsent(communicator, call);
        if (other != null && other.thread() != call.thread()) {
            context.tell(
                    MistakeKind.COLLECTIVE_TWICE,
                    "two threads make collective calls on one communicator at the same time",
                    List.of(other, call),
                    List.of("is in progress", "is made by another thread"));
        }
    }

    /** Records that a call has ended. */
    void leaves(ObservedCall call) {
        if (inside == call) {
            inside = null;
        }
        if (!collectives.isEmpty() && call.function().about().isCollective()) {
            collectives.values().remove(call);
        }
    }
}
