package mpi.internal.strict.feed;

import java.io.IOException;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Lock;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;
import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.Use;
import mpi.internal.strict.wire.WaitLength;

/**
 * Reports of the steps of this rank, such as a send or a wait: each method adds one message to the
 * batch for the referee, which gives the step to its simulation of the job.
 *
 * <p>In all methods, {@code thread} is the number of the calling thread, {@code call} the number of
 * the call in the log of this rank, {@code request} or {@code requests} the numbers that this rank
 * has given to operations, and {@code communicator} or {@code window} the number of an object,
 * which is equal on all ranks.
 */
public abstract class StepReports {

    final Batch batch;
    private final Vocabulary vocabulary;

    /** Number of the operation that was posted last, which most calls wait for at once. */
    private long latest;

    private long callOfLatest;

    StepReports(Batch batch) {
        this.batch = batch;
        vocabulary = new Vocabulary(batch);
    }

    /** Reports a communicator, window or file, and its ranks. */
    public synchronized void communicator(long number, int[] members) throws IOException {
        batch.begin(Kind.COMMUNICATOR, Long.BYTES).add(number).add(members);
    }

    /** Reports a send, as {@link Send} describes it. */
    public synchronized void send(
            int thread,
            long call,
            long communicator,
            long request,
            int dest,
            int tag,
            Content content,
            Send.Mode mode)
            throws IOException {
        int item = vocabulary.item(content.item());
        post(Kind.SEND, thread, call, communicator, request);
        batch.add(dest).add(tag).add(item).add(content.items()).add(mode.ordinal());
    }

    /** Reports a receive or probe, as {@link Receive} describes it. */
    public synchronized void receive(
            int thread,
            long call,
            long communicator,
            long request,
            int source,
            int tag,
            Content content,
            Receive.Way way)
            throws IOException {
        int item = vocabulary.item(content.item());
        post(Kind.RECEIVE, thread, call, communicator, request);
        batch.add(source).add(tag).add(item).add(content.items()).add(way.ordinal());
    }

    /**
     * Reports the size and types of the receive buffer for a message that {@code MPI_Mprobe} has
     * matched. The operation {@code request} is the one that has matched the message.
     */
    public synchronized void fit(long request, long call, Content content) throws IOException {
        int item = vocabulary.item(content.item());
        batch.begin(Kind.FIT, 3 * Long.BYTES + Integer.BYTES).add(request).add(call).add(item);
        batch.add(content.items());
    }

    /**
     * Reports the arrival of this rank at a collective call; {@code function} has the arguments
     * that must be equal on all ranks.
     */
    public synchronized void arrive(
            int thread, long call, long communicator, long request, Agreement function)
            throws IOException {
        int agreement = vocabulary.agreement(function);
        post(Kind.ARRIVE, thread, call, communicator, request);
        batch.add(agreement);
    }

    private void post(Kind kind, int thread, long call, long communicator, long request)
            throws IOException {
        batch.begin(kind, 5 * Long.BYTES + 8 * Integer.BYTES);
        batch.add(thread).add(call).add(communicator).add(request);
        latest = request;
        callOfLatest = call;
    }

    /**
     * Reports that a thread waits until all operations are complete, or any one if {@code all} is
     * false.
     */
    public void await(int thread, long call, boolean all, long... requests) throws IOException {
        await(thread, call, all, WaitLength.ENDLESS, requests);
    }

    /**
     * Reports that a thread waits for all operations, or for any one if {@code all} is false, and
     * how long this wait lasts.
     */
    public synchronized void await(
            int thread, long call, boolean all, WaitLength length, long... requests)
            throws IOException {
        boolean isLatest = requests.length == 1 && requests[0] == latest && call == callOfLatest;
        if (isLatest && length == WaitLength.ENDLESS) {
            batch.begin(Kind.AWAIT_LATEST, 0);
            return;
        }
        batch.begin(Kind.AWAIT, Long.BYTES + 3 * Integer.BYTES);
        batch.add(thread).add(call).add(all ? 1 : 0).add(length.ordinal()).add(requests);
    }

    /** Reports which message a receive from any rank has taken. */
    public synchronized void resolve(long request, int source, int tag) throws IOException {
        batch.begin(Kind.RESOLVE, Long.BYTES + 2 * Integer.BYTES).add(request).add(source).add(tag);
    }

    /** Reports an access to the memory of a rank in a window. */
    public synchronized void access(
            int thread, long call, long window, int target, Use use, long[] ranges)
            throws IOException {
        batch.begin(Kind.ACCESS, 4 * Integer.BYTES + 2 * Long.BYTES).add(thread).add(call);
        batch.add(window).add(target).add(use.isLocked() ? 1 : 0).add(use.kind().ordinal());
        batch.add(use.operation()).add(ranges);
    }

    /** Reports that the accesses of this rank to a window are complete. */
    public synchronized void completes(int thread, long call, long window) throws IOException {
        batch.begin(Kind.COMPLETE, Integer.BYTES + 2 * Long.BYTES)
                .add(thread)
                .add(call)
                .add(window);
    }

    /**
     * Reports that a lock of a window has entered another phase.
     *
     * @param request number of the operation that stands for the wait for the lock; 0 if the rank
     *     does not wait.
     */
    public synchronized void lock(
            int thread, long call, long window, long request, Lock lock, LockPhase phase)
            throws IOException {
        batch.begin(Kind.LOCK, 4 * Integer.BYTES + 3 * Long.BYTES).add(thread).add(call);
        batch.add(window).add(request).add(lock.target()).add(lock.isExclusive() ? 1 : 0);
        batch.add(phase.ordinal());
    }

    /** Reports that an operation has failed with an error; it may have taken a message. */
    public synchronized void fail(long request) throws IOException {
        batch.begin(Kind.FAIL, Long.BYTES).add(request);
    }

    /** Reports that a send, receive or probe was cancelled before its message was matched. */
    public synchronized void cancel(long request) throws IOException {
        batch.begin(Kind.CANCEL, Long.BYTES).add(request);
    }
}
