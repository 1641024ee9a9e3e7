package mpi.timeline;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * Writes the events of one thread to an OTF2 archive: each call and region becomes an enter and a
 * leave event, in the order of time.
 */
final class Otf2Events {

    /** Collective operations, in the order of their numbers in OTF2. */
    private static final List<String> OPERATIONS =
            List.of(
                    ("barrier bcast gather gatherv scatter scatterv allgather allgatherv alltoall"
                                    + " alltoallv alltoallw allreduce reduce reduce_scatter scan"
                                    + " exscan reduce_scatter_block")
                            .split(" "));

    /** Call, or region of the program if {@code call} is null, with its begin and end in ns. */
    private record Span(
            int region,
            long begin,
            long end,
            TracedCall call,
            List<Otf2Messages.MessageEnd> ends,
            int communicator) {}

    private final List<Span> spans = new ArrayList<>();
    private final long last;
    private Otf2Library library;
    private MemorySegment writer;
    private long written;
    private long latest;

    /**
     * Makes the writer for one thread, without events so far. {@code last} is the end of the job in
     * ns, at which a call or region that has not ended gets its leave event.
     */
    Otf2Events(long last) {
        this.last = last;
    }

    void add(int region, TracedCall call, List<Otf2Messages.MessageEnd> ends, int communicator) {
        long end = call.isOpen() ? Math.max(last, call.begin()) : call.end();
        spans.add(new Span(region, call.begin(), end, call, ends, communicator));
    }

    void add(int region, Region named) {
        long end = named.nanos() < 0 ? last : named.begin() + named.nanos();
        spans.add(new Span(region, named.begin(), end, null, List.of(), 0));
    }

    /** Writes the events. Returns their number. */
    long write(Otf2Library by, MemorySegment to) throws IOException {
        library = by;
        writer = to;
        spans.sort(
                Comparator.comparingLong(Span::begin)
                        .thenComparing(Comparator.comparingLong(Span::end).reversed()));
        Deque<Span> open = new ArrayDeque<>();
        for (Span span : spans) {
            while (!open.isEmpty() && open.peek().end <= span.begin) {
                leave(open.pop());
            }
            enter(span);
            open.push(span);
        }
        while (!open.isEmpty()) {
            leave(open.pop());
        }
        return written;
    }

    private void event(String what, long time, Object... more) throws IOException {
        Object[] all = new Object[more.length + 3];
        all[0] = writer;
        all[1] = MemorySegment.NULL;
        latest = Math.max(latest, time);
        all[2] = latest;
        System.arraycopy(more, 0, all, 3, more.length);
        library.call("OTF2_EvtWriter_" + what, all);
        written++;
    }

    private void enter(Span span) throws IOException {
        event("Enter", span.begin, span.region);
        if (operation(span) >= 0) {
            event("MpiCollectiveBegin", span.begin);
        }
        for (Otf2Messages.MessageEnd end : span.ends) {
            if (end.isSend()) {
                message("MpiSend", span.begin, end);
            }
        }
    }

    private void leave(Span span) throws IOException {
        for (Otf2Messages.MessageEnd end : span.ends) {
            if (!end.isSend()) {
                message("MpiRecv", span.end, end);
            }
        }
        byte operation = operation(span);
        if (operation >= 0) {
            int root = span.call.peer() < 0 ? -1 : span.call.peer();
            long bytes = span.call.allBytes();
            event("MpiCollectiveEnd", span.end, operation, span.communicator, root, bytes, bytes);
        }
        event("Leave", span.end, span.region);
    }

    private void message(String what, long time, Otf2Messages.MessageEnd end) throws IOException {
        event(what, time, end.peer(), end.communicator(), end.tag(), end.bytes());
    }

    /**
     * Returns the OTF2 number of a blocking collective operation; -1 for any other call or region.
     */
    private static byte operation(Span span) {
        TracedCall call = span.call;
        boolean isKnown =
                call != null
                        && call.kind() == CallKind.COLLECTIVE
                        && call.isBlocking()
                        && span.communicator != Otf2Communicators.NONE;
        String name = isKnown ? call.function().name().substring(4).toLowerCase(Locale.ROOT) : "";
        return (byte) OPERATIONS.indexOf(name);
    }
}
