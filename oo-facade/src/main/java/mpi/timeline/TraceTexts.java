package mpi.timeline;

import static mpi.internal.trace.TraceLayout.INT;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import mpi.internal.trace.CommText;
import mpi.internal.trace.TraceLayout;

/**
 * Table of the texts of a trace file by number: functions with program lines, regions,
 * communicators, threads and the host.
 */
final class TraceTexts {

    private final Map<Integer, String> functions = new HashMap<>();
    private final Map<Integer, String> lines = new HashMap<>();
    private final Map<Integer, String> datatypes = new HashMap<>();
    private final Map<Integer, String> regions = new HashMap<>();
    private final Map<Integer, CommText> communicators = new HashMap<>();
    private final Map<Integer, String> threads = new TreeMap<>();
    private String host = "";

    void read(MemorySegment chunk) {
        long at = TraceLayout.C_HEAD;
        while (at + TraceLayout.TEXT_HEAD <= chunk.byteSize()) {
            int size = chunk.get(INT, at);
            int length = chunk.get(INT, at + 12);
            if (size <= 0 || length < 0 || at + TraceLayout.TEXT_HEAD + length > chunk.byteSize()) {
                return;
            }
            byte[] bytes =
                    chunk.asSlice(at + TraceLayout.TEXT_HEAD, length)
                            .toArray(ValueLayout.JAVA_BYTE);
            String text = new String(bytes, StandardCharsets.UTF_8);
            take(chunk.get(INT, at + 4), chunk.get(INT, at + 8), text);
            at += size;
        }
    }

    private void take(int kind, int number, String text) {
        switch (kind) {
            case TraceLayout.SITE_TEXT -> {
                String[] parts = text.split("\n", 3);
                functions.put(number, parts[0].intern());
                lines.put(number, parts.length > 1 ? parts[1] : "");
                datatypes.put(number, parts.length > 2 ? parts[2] : "");
            }
            case TraceLayout.REGION_TEXT -> regions.put(number, text);
            case TraceLayout.COMM_TEXT -> communicators.put(number, CommText.parse(text));
            case TraceLayout.THREAD_TEXT -> threads.put(number, text);
            case TraceLayout.HOST_TEXT -> host = text;
            default -> {} // A later version of panmpi may write other kinds.
        }
    }

    /**
     * Returns the MPI function of a site. A site is the number of a text with a function, the
     * program line that calls it, and the datatype of the call.
     */
    String function(int site) {
        return functions.getOrDefault(site, "a function whose name is lost");
    }

    /** Returns the program line of a site; empty if the line is not known. */
    String line(int site) {
        return lines.getOrDefault(site, "");
    }

    /** Returns the datatype of a site; empty if the site has none, or its text is lost. */
    String datatype(int site) {
        return datatypes.getOrDefault(site, "");
    }

    /**
     * Returns the name of the region that a site stands for; null if the site stands for a
     * function.
     */
    String region(int site) {
        return regions.get(site);
    }

    /** Returns the communicator with a number; null if no communicator has the number. */
    CommText communicator(int number) {
        return communicators.get(number);
    }

    Map<Integer, String> threads() {
        return threads;
    }

    String host() {
        return host;
    }
}
