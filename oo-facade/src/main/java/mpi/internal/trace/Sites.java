package mpi.internal.trace;

import java.util.HashMap;
import java.util.Map;

/**
 * Assigns numbers to sites, and writes the text of each site to the file once. A site is an MPI
 * function with the program line that calls it and the datatype of its data, or a region of the
 * program.
 */
final class Sites {

    private final TraceStore store;
    private final Map<String, Integer> numbers = new HashMap<>();

    Sites(TraceStore store) {
        this.store = store;
    }

    /**
     * Returns the number of the site of a call: function, program line and datatype. Line and
     * datatype may be null.
     */
    int of(String call, StackTraceElement line, Object datatype) {
        String where = line == null ? "" : text(line);
        String what = datatype == null ? "" : datatype.toString();
        return number(TraceLayout.SITE_TEXT, call + "\n" + where + "\n" + what);
    }

    /**
     * Returns the number of the site of a region, which {@code MPI.region} marks in the program.
     */
    int ofRegion(String name) {
        return number(TraceLayout.REGION_TEXT, name);
    }

    private synchronized int number(int kind, String text) {
        Integer known = numbers.get(kind + text);
        if (known == null) {
            known = numbers.size() + 1;
            numbers.put(kind + text, known);
            store.text(kind, known, text);
        }
        return known;
    }

    private static String text(StackTraceElement line) {
        return "%s.%s(%s:%d)"
                .formatted(
                        line.getClassName(),
                        line.getMethodName(),
                        line.getFileName(),
                        line.getLineNumber());
    }
}
