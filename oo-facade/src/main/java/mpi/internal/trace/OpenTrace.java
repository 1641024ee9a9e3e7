package mpi.internal.trace;

import static mpi.internal.trace.TraceLayout.INT;
import static mpi.internal.trace.TraceLayout.LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import mpi.internal.job.JobState;
import mpi.internal.launch.Launch;

/** Trace file of this process: writes its header, and gives each thread a {@link ThreadTrace}. */
final class OpenTrace {

    private final long anchor;
    private final TraceStore store;
    private final Sites sites;
    private final MemorySegment header;

    OpenTrace(String folder) {
        TraceAnchor now = TraceAnchor.take();
        anchor = now.nano();
        store = TraceStore.create(folder, Launch.rank());
        sites = new Sites(store);
        header = store.header();
        if (isThere()) {
            header.set(LONG, TraceLayout.H_PID, ProcessHandle.current().pid());
            header.set(LONG, TraceLayout.H_JOB, TracePlace.job());
            header.set(LONG, TraceLayout.H_WALL, now.wall());
            header.set(LONG, TraceLayout.H_NANO, anchor);
            header.set(LONG, TraceLayout.H_HOST, TracePlace.clock());
            place(Launch.rank(), 0);
            header.set(INT, TraceLayout.H_VERSION, TraceLayout.VERSION);
            VarHandle.releaseFence();
            header.set(LONG, 0, TraceLayout.MAGIC);
            store.text(TraceLayout.HOST_TEXT, 0, TracePlace.host());
        }
    }

    /**
     * Returns true if the file has a header; false if the disk had no room for it, so that nothing
     * else is written.
     */
    private boolean isThere() {
        return header.byteSize() > 0;
    }

    ThreadTrace thread(int number, Thread thread) {
        store.text(TraceLayout.THREAD_TEXT, number, TraceLines.name(thread));
        return new ThreadTrace(store, sites, number, anchor);
    }

    void place(int rank, int size) {
        if (isThere()) {
            header.set(INT, TraceLayout.H_RANK, rank + 1);
            header.set(INT, TraceLayout.H_SIZE, size);
        }
    }

    void communicator(int number, String text) {
        store.text(TraceLayout.COMM_TEXT, number, text);
    }

    int region(String name) {
        return sites.ofRegion(name);
    }

    void clock(int which, long time, long offset, long error) {
        if (isThere()) {
            long to = TraceLayout.H_CLOCKS + (long) which * TraceLayout.CLOCK_SIZE;
            header.set(LONG, to, time - anchor + 1);
            header.set(LONG, to + 8, offset);
            header.set(LONG, to + 16, error);
        }
    }

    void finish() {
        if (isThere()) {
            store.trim();
            VarHandle.releaseFence();
            header.set(INT, TraceLayout.H_ENDED, 1);
            TraceEnd.picture(store.path(), JobState.rank(), JobState.size());
        }
    }
}
