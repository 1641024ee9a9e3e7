package mpi.ccj;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import mpi.CommImprobe;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;

/**
 * Sends and receives messages between JVMs by MPI, on a communicator of its own. Methods that wait
 * poll MPI by calls that do not block, so that the threads of a JVM can take turns in calling MPI
 * if the library does not provide THREAD_MULTIPLE.
 */
final class JvmMessages {

    private static final long LONGEST_SLEEP_NANOS = 100_000;

    private final Intracomm comm;
    private final int here;
    private final Counts counts;

    /** Lock that a thread holds during each call of MPI; null with THREAD_MULTIPLE. */
    private final ReentrantLock turn;

    /** Pending sends whose callers do not wait for completion. */
    private final Deque<Request> detached = new ArrayDeque<>();

    JvmMessages(Intracomm comm) {
        this.comm = comm;
        here = comm.Rank();
        counts = new Counts(comm.Size());
        turn = MPI.Query_thread() == MPI.THREAD_MULTIPLE ? null : new ReentrantLock();
    }

    /** Returns the rank of this JVM. */
    int here() {
        return here;
    }

    /**
     * Starts a send of an object, which may be changed when this method returns. If {@code
     * untilReceived}, the send is complete only when the receive has begun.
     */
    Sending start(Object object, int jvm, int tag, boolean untilReceived) throws CCJException {
        Request request = send(object, jvm, tag, untilReceived);
        return () -> await(request);
    }

    /**
     * Sends an object asynchronously; later calls of this method and of {@link #progress} complete
     * the request.
     */
    void sendDetached(Object object, int jvm, int tag) throws CCJException {
        Request request = send(object, jvm, tag, false);
        synchronized (detached) {
            detached.add(request);
            // Only completed requests before the first pending one are removed, so that the cost
            // does not grow with the number of requests.
            while (!detached.isEmpty() && isDone(detached.peek())) {
                detached.remove();
            }
        }
    }

    /** Receives an object; blocks until it arrives. */
    Object receive(int jvm, int tag) throws CCJException {
        Pause pause = new Pause(LONGEST_SLEEP_NANOS);
        Object[] found = poll(jvm, tag);
        while (found == null) {
            pause.take();
            found = poll(jvm, tag);
        }
        return found[0];
    }

    /**
     * Receives an object if one has arrived. Returns an array with the object, which may be null;
     * returns null if none has arrived.
     */
    Object[] poll(int jvm, int tag) throws CCJException {
        return call(
                () -> {
                    CommImprobe found = comm.Improbe(jvm, tag);
                    if (found == null) {
                        return null;
                    }
                    counts.hasCome();
                    Object[] object = new Object[1];
                    found.message().Mrecv(object, 0, 1, MPI.OBJECT);
                    return object;
                });
    }

    /** Progresses the pending sends; returns true if none are left. */
    boolean progress() throws CCJException {
        synchronized (detached) {
            return detached.isEmpty()
                    || call(
                            () -> {
                                detached.removeIf(request -> request.Test() != null);
                                return detached.isEmpty();
                            });
        }
    }

    /**
     * Frees the communicator; collective, called when no member communicates any more. Messages
     * that no member has received are received and dropped first, including those still in transit.
     */
    void end() throws CCJException {
        await(call(() -> counts.tell(comm)));
        Pause pause = new Pause(LONGEST_SLEEP_NANOS);
        while (!progress() || !counts.isComplete()) {
            if (!drop()) {
                pause.take();
            }
        }
        call(
                () -> {
                    comm.Free();
                    return null;
                });
    }

    /** Receives and drops a message if one has arrived. */
    private boolean drop() throws CCJException {
        return call(
                () -> {
                    CommImprobe found = comm.Improbe(MPI.ANY_SOURCE, MPI.ANY_TAG);
                    if (found == null) {
                        return false;
                    }
                    counts.hasCome();
                    int bytes = found.status().Get_count(MPI.BYTE);
                    found.message().Mrecv(new byte[bytes], 0, bytes, MPI.BYTE);
                    return true;
                });
    }

    private Request send(Object object, int jvm, int tag, boolean untilReceived)
            throws CCJException {
        Object[] buffer = {object};
        return call(
                () -> {
                    Request request =
                            untilReceived
                                    ? comm.Issend(buffer, 0, 1, MPI.OBJECT, jvm, tag)
                                    : comm.Isend(buffer, 0, 1, MPI.OBJECT, jvm, tag);
                    counts.sentTo(jvm);
                    return request;
                });
    }

    private void await(Request request) throws CCJException {
        Pause pause = new Pause(LONGEST_SLEEP_NANOS);
        while (!isDone(request)) {
            pause.take();
        }
    }

    private boolean isDone(Request request) throws CCJException {
        return call(() -> request.Test() != null);
    }

    private <T> T call(Supplier<T> calls) throws CCJException {
        if (turn != null) {
            turn.lock();
        }
        try {
            return calls.get();
        } catch (MPIException e) {
            throw new CCJException(e.getMessage(), e);
        } finally {
            if (turn != null) {
                turn.unlock();
            }
        }
    }
}
