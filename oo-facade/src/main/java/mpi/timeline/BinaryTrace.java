package mpi.timeline;

import static mpi.internal.trace.TraceLayout.INT;
import static mpi.internal.trace.TraceLayout.LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import mpi.internal.trace.CommText;
import mpi.internal.trace.TraceLayout;

/**
 * Reads a file {@code rank-N.trace} that {@code -Dpanmpi.trace} has written; {@link TraceLayout}
 * describes its layout.
 */
final class BinaryTrace {

    private final MemorySegment all;
    private final TraceHead head;
    private final TraceTexts texts = new TraceTexts();
    private final List<TracedCall> calls = new ArrayList<>();
    private final List<Region> regions = new ArrayList<>();
    private boolean isCut;

    private BinaryTrace(Path file, MemorySegment all) throws IOException {
        this.all = all;
        head = TraceHead.read(file, all);
    }

    static RankTrace read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            return new BinaryTrace(file, channel.map(MapMode.READ_ONLY, 0, channel.size(), arena))
                    .read();
        }
    }

    /** Reads only the header of a trace file. */
    static TraceHead head(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            long size = Math.min(TraceLayout.PAGE, channel.size());
            return TraceHead.read(file, channel.map(MapMode.READ_ONLY, 0, size, arena));
        }
    }

    /** Reads all texts and then all calls, since calls refer to texts anywhere in the file. */
    private RankTrace read() {
        chunks(TraceLayout.TEXTS);
        chunks(TraceLayout.CALLS);
        calls.sort(Comparator.comparingLong(TracedCall::begin));
        return new RankTrace(
                0,
                head.rank(),
                texts.host(),
                texts.threads(),
                calls,
                regions,
                head.hasEnded() && !isCut && head.lost() == 0,
                head);
    }

    private void chunks(int wanted) {
        for (long at = TraceLayout.PAGE; at + TraceLayout.C_HEAD <= all.byteSize(); ) {
            int magic = all.get(INT, at);
            long size = all.get(INT, at + TraceLayout.C_SIZE);
            boolean isChunk = magic == TraceLayout.TEXTS || magic == TraceLayout.CALLS;
            if (size < 0 || size % TraceLayout.PAGE != 0 || isChunk && size == 0) {
                isCut = true;
                return;
            }
            if (magic == wanted) {
                isCut |= at + size > all.byteSize();
                MemorySegment chunk = all.asSlice(at, Math.min(size, all.byteSize() - at));
                if (magic == TraceLayout.TEXTS) {
                    texts.read(chunk);
                } else {
                    calls(chunk);
                }
            }
            // If a page has zeros instead of a chunk, no thread has written to it, and it is
            // skipped.
            at += Math.max(size, TraceLayout.PAGE);
        }
    }

    private void calls(MemorySegment chunk) {
        int thread = chunk.get(INT, TraceLayout.C_THREAD);
        long at = TraceLayout.C_HEAD;
        while (at + TraceLayout.CALL_SIZE <= chunk.byteSize() && chunk.get(LONG, at) > 0) {
            long more = at + TraceLayout.CALL_SIZE;
            boolean isTwo =
                    more + TraceLayout.CALL_SIZE <= chunk.byteSize()
                            && chunk.get(LONG, more) == TraceLayout.MORE;
            add(thread, chunk, at, isTwo ? more : -1);
            at = isTwo ? more + TraceLayout.CALL_SIZE : more;
        }
    }

    private void add(int thread, MemorySegment chunk, long at, long more) {
        int site = chunk.get(INT, at + TraceLayout.SITE);
        long begin = chunk.get(LONG, at + TraceLayout.BEGIN);
        long nanos = chunk.get(LONG, at + TraceLayout.NANOS);
        String region = texts.region(site);
        if (region != null) {
            regions.add(new Region(thread, region, begin, nanos));
            return;
        }
        CommText comm = texts.communicator(chunk.get(INT, at + TraceLayout.COMM));
        calls.add(
                new TracedCall(
                        thread,
                        texts.function(site),
                        texts.line(site),
                        texts.datatype(site),
                        begin,
                        nanos,
                        chunk.get(INT, at + TraceLayout.PEER),
                        chunk.get(INT, at + TraceLayout.TAG),
                        more < 0 ? TracedCall.NONE : chunk.get(INT, more + TraceLayout.PEER),
                        more < 0 ? TracedCall.NONE : chunk.get(INT, more + TraceLayout.TAG),
                        chunk.get(LONG, at + TraceLayout.BYTES),
                        more < 0 ? 0 : chunk.get(LONG, more + TraceLayout.BYTES),
                        comm == null ? 0 : comm.local().length,
                        comm));
    }
}
