package mpi.timeline;

import static mpi.internal.trace.TraceLayout.INT;
import static mpi.internal.trace.TraceLayout.LONG;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import mpi.internal.trace.TraceLayout;

/**
 * The header of a file.
 *
 * @param file its name.
 * @param rank rank of the process.
 * @param size number of ranks of the job; 0 if the process did not come that far.
 * @param pid its process.
 * @param job number that processes of one launch share.
 * @param wall ns since 1970 at the anchor.
 * @param nano the anchor on the clock that processes of a host share.
 * @param host number of that clock.
 * @param hasEnded true if the process has ended in order.
 * @param lost number of calls for which the disk had no room.
 * @param first measurement of the clock of rank 0 at the beginning; null for none.
 * @param last that at the end; null for none.
 */
record TraceHead(
        String file,
        int rank,
        int size,
        long pid,
        long job,
        long wall,
        long nano,
        long host,
        boolean hasEnded,
        long lost,
        ClockSample first,
        ClockSample last) {

    /**
     * A measurement of another clock.
     *
     * @param time of the measurement, in ns since the anchor.
     * @param offset what is added to the host's clock to have that of rank 0, in ns.
     * @param error the most by which the offset may be wrong, in ns.
     */
    record ClockSample(long time, long offset, long error) {}

    static TraceHead read(Path file, MemorySegment all) throws IOException {
        if (all.byteSize() < TraceLayout.PAGE || all.get(LONG, 0) != TraceLayout.MAGIC) {
            throw new IOException(
                    file + " is no trace of panmpi, or was cut within its first page");
        }
        int version = all.get(INT, TraceLayout.H_VERSION);
        if (version != TraceLayout.VERSION) {
            throw new IOException(
                    "%s has layout %d, and this panmpi reads %d: use the panmpi that has written it"
                            .formatted(file, version, TraceLayout.VERSION));
        }
        return new TraceHead(
                file.getFileName().toString(),
                all.get(INT, TraceLayout.H_RANK) - 1,
                all.get(INT, TraceLayout.H_SIZE),
                all.get(LONG, TraceLayout.H_PID),
                all.get(LONG, TraceLayout.H_JOB),
                all.get(LONG, TraceLayout.H_WALL),
                all.get(LONG, TraceLayout.H_NANO),
                all.get(LONG, TraceLayout.H_HOST),
                all.get(INT, TraceLayout.H_ENDED) != 0,
                all.get(LONG, TraceLayout.H_LOST),
                clock(all, 0),
                clock(all, 1));
    }

    /** Difference of the clock of the day and that of the host. */
    long offset() {
        return wall - nano;
    }

    /** Number that makes a time of the host one of rank 0's host: it drifts from first to last. */
    long offsetAt(long time) {
        if (last == null || last.time <= first.time) {
            return first.offset;
        }
        double share = (double) (time - nano - first.time) / (last.time - first.time);
        return first.offset + Math.round(share * (last.offset - first.offset));
    }

    /** The most by which a converted time may be wrong, in ns. */
    long clockError() {
        return Math.max(first.error, last == null ? 0 : last.error);
    }

    private static ClockSample clock(MemorySegment all, int which) {
        long at = TraceLayout.H_CLOCKS + (long) which * TraceLayout.CLOCK_SIZE;
        long time = all.get(LONG, at);
        return time == 0
                ? null
                : new ClockSample(time, all.get(LONG, at + 8), all.get(LONG, at + 16));
    }
}
