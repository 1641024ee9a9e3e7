package mpi.internal.trace;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Locale;
import mpi.internal.job.JobState;

/** Sink that prints a line for each call to the standard error, for {@code -Dpanmpi.trace=-}. */
public final class TraceLines implements TraceSink {

    private final TraceClock clock = new TraceClock();
    private volatile String rank = "?";

    @Override
    public Object begin(String call, long time) {
        return null;
    }

    @Override
    public void end(TracedCall call, Object begun) {
        LocalTime time = LocalTime.ofInstant(clock.at(call.begin()), ZoneId.systemDefault());
        if (JobState.isRunning()) {
            rank = Integer.toString(JobState.rank());
        }
        StringBuilder line = new StringBuilder("[rank ").append(rank).append(' ');
        line.append(name(Thread.currentThread())).append("] ");
        line.append("%tT.%06d".formatted(time, time.getNano() / 1000));
        line.append(String.format(Locale.ROOT, " %9.1f us  ", call.nanos() / 1e3));
        line.append(call.call());
        add(line, call.role(), call.peer());
        add(line, "tag", call.tag());
        add(line, "from", call.source());
        add(line, "tag", call.sourceTag());
        if (call.bytes() >= 0) {
            line.append(", ").append(call.bytes()).append(" bytes");
        }
        if (call.ranks() != TraceNumbers.NONE) {
            line.append(", ").append(call.ranks()).append(" ranks");
        }
        // Writes the whole line at once, so that it does not interleave with other ranks' output.
        System.err.print(line.append('\n'));
    }

    private static void add(StringBuilder line, String word, int number) {
        if (number == TraceNumbers.NONE) {
            return;
        }
        line.append(' ').append(word).append(' ');
        switch (number) {
            case TraceNumbers.ANY -> line.append("any");
            case TraceNumbers.NOBODY -> line.append("nobody");
            case TraceNumbers.ROOT -> line.append("self");
            default -> line.append(number);
        }
    }

    /**
     * Returns the name of a thread with control characters replaced, or {@code thread} and its id,
     * since many threads have no name.
     */
    static String name(Thread thread) {
        String name = thread.getName().replaceAll("\\p{Cntrl}", "?");
        return name.isEmpty() ? "thread " + thread.threadId() : name;
    }
}
