package mpi.timeline;

import static mpi.internal.trace.TraceLayout.INT;
import static mpi.internal.trace.TraceLayout.LONG;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import mpi.internal.trace.TraceLayout;

/**
 * Header of a trace file. The times in the file count from its anchor, a moment that the header
 * gives on two clocks.
 *
 * @param file name of the file.
 * @param rank rank of the process.
 * @param size number of ranks of the job; 0 if the process ended before it knew the number.
 * @param pid process id.
 * @param job number that the processes of one launch share.
 * @param wall anchor on the system clock, in ns since 1970.
 * @param nano anchor on the clock of {@code nanoTime}, in ns, which processes of a host share.
 * @param host number that processes share if they share the clock of {@code nanoTime}.
 * @param hasEnded true if the process has called Finalize.
 * @param lost number of calls that were not written, since the disk was full.
 * @param first measurement of rank 0's clock at the beginning; null for none.
 * @param last measurement at the end; null for none.
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
     * Measurement of the clock of rank 0's host.
     *
     * @param time time of the measurement, in ns since the anchor of the file.
     * @param offset difference in ns that is added to a time by {@code nanoTime} on this host to
     *     get the time by {@code nanoTime} on rank 0's host.
     * @param error largest possible error of the difference, in ns.
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

    /** Returns the difference between the system clock and the clock of {@code nanoTime}, in ns. */
    long offset() {
        return wall - nano;
    }

    /**
     * Returns the difference in ns that is added to {@code time}, by {@code nanoTime} on this host,
     * to get the time by {@code nanoTime} on rank 0's host. The clocks drift, so that the
     * difference is interpolated between the two measurements.
     */
    long offsetAt(long time) {
        if (last == null || last.time <= first.time) {
            return first.offset;
        }
        double share = (double) (time - nano - first.time) / (last.time - first.time);
        return first.offset + Math.round(share * (last.offset - first.offset));
    }

    /** Returns the largest possible error of a converted time, in ns. */
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
