package mpi.internal.strict.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.List;
import mpi.internal.OwnThread;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.CallingThread;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;

/**
 * Connection from this rank to the referee, the threads of rank 0 that check the calls of all
 * ranks. For each step of this rank, the checks add a message to a batch; a thread of this class
 * sends the batch every 5 ms.
 */
public final class Feed extends StepReports implements AutoCloseable {

    private static final long FLUSH_MILLIS = 5;

    /**
     * Number of flushes (one every 5 ms) from one search for threads that have ended to the next. A
     * search takes longer than a flush.
     */
    private static final int FLUSHES_FOR_THREADS = 10;

    private final Socket socket;
    private final CallLog calls = new CallLog();
    private final Inbox inbox;
    private final RefereeReports reports;
    private long asked;
    private volatile boolean isOver;

    /** Takes over a connected socket, and introduces this rank by the job's secret number. */
    public Feed(Socket socket, int rank, long secret, RefereeReports reports) throws IOException {
        super(batch(socket));
        this.socket = socket;
        this.reports = reports;
        inbox = new Inbox(reports, this::answer);
        batch.begin(Kind.HELLO, Integer.BYTES + Long.BYTES).add(rank).add(secret).flush();
        OwnThread.start("panmpi-strict-sends", this::flushAll);
        OwnThread.start("panmpi-strict-reads", () -> inbox.read(socket));
    }

    private static Batch batch(Socket socket) throws IOException {
        OutputStream out = socket.getOutputStream();
        return new Batch(bytes -> out.write(bytes.array(), bytes.position(), bytes.remaining()));
    }

    /**
     * Keeps a call in the log, so that the referee can ask for its text, and returns the number of
     * the call.
     */
    public long call(CallNote note) {
        return calls.add(note);
    }

    /**
     * Keeps a note of something that lasts long, such as a loop of tests, and returns the number of
     * the note.
     */
    public long keep(CallNote note) {
        return calls.keep(note);
    }

    /** Reports a mistake that this rank has found without the referee. */
    public synchronized void finding(Finding finding) throws IOException {
        finding.write(batch);
        batch.flush();
    }

    /**
     * Waits until the referee has read all earlier reports of this rank, so that the referee finds
     * a mistake before MPI fails on it. If there is a mistake, the referee does not answer, but
     * ends this process.
     */
    public void sync() throws IOException {
        await(Kind.SYNC);
    }

    /**
     * Waits until the simulation has taken all earlier steps of this rank, for at most 10 s: other
     * ranks may have to reach matching calls first. If there is a mistake, the referee ends this
     * process.
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
        boolean mayCall = reports.mayCallFromOtherThread();
        String text = call.text();
        String where = call.where();
        synchronized (this) {
            batch.begin(Kind.TEXT, 3 * Integer.BYTES + Long.BYTES).add(question).add(number);
            batch.add(isInProgress ? 1 : 0).add(mayCall ? 1 : 0).add(text).add(where).flush();
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        socket.close();
    }
}
