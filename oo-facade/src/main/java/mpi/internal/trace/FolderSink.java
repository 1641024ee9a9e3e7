package mpi.internal.trace;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.internal.job.JobState;

/** Sink that writes the calls of this rank to a file, for {@code -Dpanmpi.trace=FOLDER}. */
public final class FolderSink implements TraceSink {

    private final String folder;
    private final AtomicInteger threads = new AtomicInteger();
    private final ThreadLocal<ThreadTrace> ofThread = ThreadLocal.withInitial(this::thread);
    private volatile OpenTrace open;
    private boolean isPlaced;

    /** Makes a sink that writes to a folder; the file is created at the first call of MPI. */
    public FolderSink(String folder) {
        this.folder = folder;
    }

    /** Returns the folder of the trace files. */
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

    /**
     * Writes the description of a communicator, under the communicator's number in this process.
     */
    public void communicator(int number, CommText text) {
        open().communicator(number, text.toString());
    }

    /** Returns the number of a region of the program, which {@code MPI.region} marks. */
    public int region(String name) {
        return open().region(name);
    }

    /**
     * Writes the beginning of a region. Returns the region's entry in the file, to be passed to
     * {@link #leave}; null if the disk is full, or if a callback within an MPI call begins the
     * region.
     */
    public MemorySegment enter(int region) {
        return ofThread.get().enter(region);
    }

    /** Writes the end of a region, given the result of {@link #enter}; does nothing for null. */
    public void leave(MemorySegment region) {
        if (region != null) {
            ofThread.get().leave(region);
        }
    }

    /**
     * Writes a comparison of this rank's {@link System#nanoTime} with rank 0's.
     *
     * @param which 0 for the first comparison of the job, 1 for the second.
     * @param time this rank's time of the comparison, in ns.
     * @param offset number of ns to be added to this rank's time for rank 0's time.
     * @param error bound on the error of {@code offset}, in ns.
     */
    public void clock(int which, long time, long offset, long error) {
        open().clock(which, time, offset, error);
    }

    /**
     * Returns a number that is equal in two processes if {@link System#nanoTime} counts from the
     * same moment in both, as on one host.
     */
    public static long clock() {
        return TracePlace.clock();
    }

    /** Writes that MPI was finalized, so that readers know the file to be complete. */
    public void finish() {
        open().finish();
    }
}
