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

/** Connection of this rank to the referee. */
public final class Feed implements AutoCloseable {

    private static final long FLUSH_MILLIS = 5;

    /** To look for threads that have ended takes longer than to flush. */
    private static final int FLUSHES_FOR_THREADS = 10;

    private final Socket socket;
    private final Batch batch;
    private final CallLog calls = new CallLog();
    private final Vocabulary vocabulary;
    private final Inbox inbox;
    private long asked;
    private volatile boolean isOver;

    /** Connects a rank. */
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

    /** Notes a call; returns its number. */
    public long call(CallNote note) {
        return calls.add(note);
    }

    /** Notes what goes on for long; returns its number. */
    public long keep(CallNote note) {
        return calls.keep(note);
    }

    /** Tells of a communicator. */
    public synchronized void communicator(long number, int[] members) throws IOException {
        batch.begin(Kind.COMMUNICATOR, Long.BYTES).add(number).add(members);
    }

    /** Tells of a send. */
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

    /** Tells of a receive. */
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

    /** Tells of the room for a message that a probe has matched. */
    public synchronized void fit(long request, long call, Content content) throws IOException {
        int item = vocabulary.item(content.item());
        batch.begin(Kind.FIT, 3 * Long.BYTES + Integer.BYTES).add(request).add(call).add(item);
        batch.add(content.items());
    }

    /** Tells that this rank has come to a collective call. */
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
    }

    /** Tells that this thread waits. */
    public void await(int thread, long call, boolean all, long... requests) throws IOException {
        await(thread, call, all, Patience.ENDLESS, requests);
    }

    /** Tells that this thread waits in some way. */
    public synchronized void await(
            int thread, long call, boolean all, Patience patience, long... requests)
            throws IOException {
        batch.begin(Kind.AWAIT, Long.BYTES + 3 * Integer.BYTES);
        batch.add(thread).add(call).add(all ? 1 : 0).add(patience.ordinal()).add(requests);
    }

    /** Tells which message a receive from any rank has taken. */
    public synchronized void resolve(long request, int source, int tag) throws IOException {
        batch.begin(Kind.RESOLVE, Long.BYTES + 2 * Integer.BYTES).add(request).add(source).add(tag);
    }

    /** Tells of an access to a window. */
    public synchronized void access(
            int thread, long call, long window, int target, Use use, long[] ranges)
            throws IOException {
        batch.begin(Kind.ACCESS, 4 * Integer.BYTES + 2 * Long.BYTES).add(thread).add(call);
        batch.add(window).add(target).add(use.isLocked() ? 1 : 0).add(use.kind().ordinal());
        batch.add(use.operation()).add(ranges);
    }

    /** Tells that the accesses of this rank to a window are complete. */
    public synchronized void completes(int thread, long call, long window) throws IOException {
        batch.begin(Kind.COMPLETE, Integer.BYTES + 2 * Long.BYTES)
                .add(thread)
                .add(call)
                .add(window);
    }

    /** Tells that an operation has ended with an error; it may have taken a message. */
    public synchronized void fail(long request) throws IOException {
        batch.begin(Kind.FAIL, Long.BYTES).add(request);
    }

    /** Tells that an operation was cancelled, and has taken no message. */
    public synchronized void cancel(long request) throws IOException {
        batch.begin(Kind.CANCEL, Long.BYTES).add(request);
    }

    /** Tells of a mistake that this rank has found. */
    public synchronized void finding(Finding finding) throws IOException {
        finding.write(batch);
        batch.flush();
    }

    /**
     * Waits until the referee has taken all steps before, so that it sees a mistake before MPI
     * does; it does not answer if there is one.
     */
    public void sync() throws IOException {
        await(Kind.SYNC);
    }

    /**
     * Waits until the referee has judged all steps before: they can go on, or there is a mistake.
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

    /** Tells that this rank makes no further call, and waits until all have said so. */
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
