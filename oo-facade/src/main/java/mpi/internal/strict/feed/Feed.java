package mpi.internal.strict.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.List;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.CallingThread;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;
import mpi.internal.strict.wire.Patience;
import mpi.internal.strict.wire.Use;

/**
 * Sends what this rank does to the referee, over a socket. The checks call it for each step; a
 * thread of its own flushes the batch every 5 ms.
 */
public final class Feed implements AutoCloseable {

    private static final long FLUSH_MILLIS = 5;

    /**
     * Flushes (of 5 ms each) between two looks for threads that have ended, which take longer than
     * a flush.
     */
    private static final int FLUSHES_FOR_THREADS = 10;

    private final Socket socket;
    private final Batch batch;
    private final CallLog calls = new CallLog();
    private final Vocabulary vocabulary;
    private final Inbox inbox;
    private long asked;

    /** Number of the operation that was posted last, which most calls wait for at once. */
    private long latest;

    private long callOfLatest;
    private volatile boolean isOver;

    /** Takes over a connected socket, and introduces this rank by the job's secret number. */
    public Feed(Socket socket, int rank, long secret, RefereeReports reports) throws IOException {
        this.socket = socket;
        inbox = new Inbox(reports, this::answer);
        OutputStream out = socket.getOutputStream();
        batch = new Batch(bytes -> out.write(bytes.array(), bytes.position(), bytes.remaining()));
        vocabulary = new Vocabulary(batch);
        batch.begin(Kind.HELLO, Integer.BYTES + Long.BYTES).add(rank).add(secret).flush();
        thread("panmpi-strict-sends", this::flushAll).start();
        thread("panmpi-strict-reads", () -> inbox.read(socket)).start();
    }

    private static Thread thread(String name, Runnable task) {
        return Thread.ofPlatform().name(name).daemon().unstarted(task);
    }

    /** Remembers a call and returns its number. */
    public long call(CallNote note) {
        return calls.add(note);
    }

    /** Remembers a note that lasts long, such as a loop of tests, and returns its number. */
    public long keep(CallNote note) {
        return calls.keep(note);
    }

    /** Reports a communicator, window or file. */
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

    /** Reports the receive buffer for a message that {@code MPI_Mprobe} has matched. */
    public synchronized void fit(long request, long call, Content content) throws IOException {
        int item = vocabulary.item(content.item());
        batch.begin(Kind.FIT, 3 * Long.BYTES + Integer.BYTES).add(request).add(call).add(item);
        batch.add(content.items());
    }

    /** Reports the arrival of this rank at a collective call. */
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

    /** Reports that a thread waits until operations are complete. */
    public void await(int thread, long call, boolean all, long... requests) throws IOException {
        await(thread, call, all, Patience.ENDLESS, requests);
    }

    /** Reports that a thread waits for operations, with a given patience. */
    public synchronized void await(
            int thread, long call, boolean all, Patience patience, long... requests)
            throws IOException {
        boolean isLatest = requests.length == 1 && requests[0] == latest && call == callOfLatest;
        if (isLatest && patience == Patience.ENDLESS) {
            batch.begin(Kind.AWAIT_LATEST, 0);
            return;
        }
        batch.begin(Kind.AWAIT, Long.BYTES + 3 * Integer.BYTES);
        batch.add(thread).add(call).add(all ? 1 : 0).add(patience.ordinal()).add(requests);
    }

    /** Reports which message a receive from any rank has taken. */
    public synchronized void resolve(long request, int source, int tag) throws IOException {
        batch.begin(Kind.RESOLVE, Long.BYTES + 2 * Integer.BYTES).add(request).add(source).add(tag);
    }

    /** Reports an access to a window. */
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

    /** Reports that an operation has failed with an error; it may have taken a message. */
    public synchronized void fail(long request) throws IOException {
        batch.begin(Kind.FAIL, Long.BYTES).add(request);
    }

    /** Reports that an operation was cancelled before it had a message. */
    public synchronized void cancel(long request) throws IOException {
        batch.begin(Kind.CANCEL, Long.BYTES).add(request);
    }

    /** Reports a mistake that this rank has found alone. */
    public synchronized void finding(Finding finding) throws IOException {
        finding.write(batch);
        batch.flush();
    }

    /**
     * Waits until the referee has read all reports before, so that it finds a mistake before MPI
     * fails on it. If there is a mistake, the referee does not answer, but ends this process.
     */
    public void sync() throws IOException {
        await(Kind.SYNC);
    }

    /**
     * Waits until the simulation has taken all steps before, for at most 10 s: other ranks may have
     * to reach matching calls first. If there is a mistake, the referee ends this process.
     */
    public void settle() throws IOException {
        await(Kind.SETTLE);
    }

    private void await(Kind kind) throws IOException {
        long number;
        synchronized (this) {
            number = ++asked;
            batch.begin(kind, Long.BYTES).add(number).flush();
        }
        inbox.awaitAnswer(number);
    }

    /**
     * Reports that this rank makes no further call, and waits until all ranks have reported the
     * same.
     */
    public void end() throws IOException {
        synchronized (this) {
            batch.begin(Kind.END, 0).flush();
        }
        inbox.awaitEnd();
    }

    private void flushAll() {
        try {
            for (int flushes = 0; !isOver; flushes++) {
                Thread.sleep(FLUSH_MILLIS);
                flush(flushes % FLUSHES_FOR_THREADS == 0 ? CallingThread.takeEnded() : List.of());
            }
        } catch (IOException | InterruptedException over) {
            isOver = true;
        }
    }

    private synchronized void flush(List<Integer> endedThreads) throws IOException {
        for (int thread : endedThreads) {
            batch.begin(Kind.THREAD_END, Integer.BYTES).add(thread);
        }
        batch.flush();
    }

    private void answer(int question, long number) throws IOException {
        CallNote call = calls.find(number);
        boolean isInProgress = call.isInProgress();
        String text = call.text();
        String where = call.where();
        synchronized (this) {
            batch.begin(Kind.TEXT, 2 * Integer.BYTES + Long.BYTES).add(question).add(number);
            batch.add(isInProgress ? 1 : 0).add(text).add(where).flush();
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        socket.close();
    }
}
