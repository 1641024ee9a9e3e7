package mpi.internal.trace;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.internal.job.JobState;

/** Writes calls to a file for each rank, for {@code -Dpanmpi.trace=FOLDER}. */
public final class FolderSink implements TraceSink {

    private final String folder;
    private final AtomicInteger threads = new AtomicInteger();
    private final ThreadLocal<ThreadTrace> ofThread = ThreadLocal.withInitial(this::thread);
    private volatile OpenTrace open;
    private boolean isPlaced;

    /** Names the folder; the file is made by the first call. */
    public FolderSink(String folder) {
        this.folder = folder;
    }

    /** The folder. */
    public String folder() {
        return folder;
    }

    private OpenTrace open() {
        OpenTrace now = open;
        return now == null ? openFirst() : now;
    }

    private synchronized OpenTrace openFirst() {
        if (open == null) {
            open = new OpenTrace(folder);
        }
        return open;
    }

    private ThreadTrace thread() {
        return open().thread(threads.incrementAndGet(), Thread.currentThread());
    }

    @Override
    public Object begin(String call, long time) {
        ThreadTrace thread = ofThread.get();
        return thread.begin(call, time) ? thread : null;
    }

    @Override
    public void told(TracedCall call, Object begun) {
        if (begun != null) {
            ((ThreadTrace) begun).told(call);
        }
    }

    @Override
    public void end(TracedCall call, Object begun) {
        if (begun != null) {
            ((ThreadTrace) begun).end(call);
            if (!isPlaced && JobState.isRunning()) {
                isPlaced = true;
                open().place(JobState.rank(), JobState.size());
            }
        }
    }

    @Override
    public void drop(Object begun) {
        if (begun != null) {
            ((ThreadTrace) begun).drop();
        }
    }

    /** Tells of a communicator, by a number of this process's. */
    public void communicator(int number, CommText text) {
        open().communicator(number, text.toString());
    }

    /** The number of a region. */
    public int region(String name) {
        return open().region(name);
    }

    /** Enters a region; returns what {@link #leave} takes. */
    public MemorySegment enter(int region) {
        return ofThread.get().enter(region);
    }

    /** Leaves a region; null for one that was not written. */
    public void leave(MemorySegment region) {
        if (region != null) {
            ofThread.get().leave(region);
        }
    }

    /** Notes a measurement of the clock of rank 0: the first or the second. */
    public void clock(int which, long time, long offset, long error) {
        open().clock(which, time, offset, error);
    }

    /** A number that processes share if {@link System#nanoTime} is one clock for them. */
    public static long clock() {
        return TracePlace.clock();
    }

    /** Notes that MPI has ended in order. */
    public void finish() {
        open().finish();
    }
}
