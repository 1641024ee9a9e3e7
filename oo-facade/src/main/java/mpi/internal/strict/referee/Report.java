package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A mistake as it is told.
 *
 * @param kind short name for programs, such as {@code deadlock}.
 * @param isWarning true if the program may be right all the same.
 * @param title what is wrong, in a line.
 * @param lines calls that are part of it.
 * @param rule section of MPI 5.0 that says so.
 * @param remedy what to do.
 */
record Report(
        String kind,
        boolean isWarning,
        String title,
        List<Line> lines,
        String rule,
        String remedy) {

    /**
     * A call.
     *
     * @param rank rank in the job.
     * @param text the call with its arguments, and its line.
     * @param where line of the program.
     * @param note what it waits for or gives; empty for nothing more.
     */
    record Line(int rank, String text, String where, String note) {}

    /** Writes the report, a line for each call. */
    String text() {
        StringBuilder text =
                new StringBuilder("panmpi: ")
                        .append(isWarning ? "warning, " : "mistake found, ")
                        .append(kind)
                        .append(": ")
                        .append(title);
        for (Line line : lines) {
            text.append("\n    rank ").append(line.rank).append(": ").append(line.text);
            if (!line.note.isEmpty()) {
                text.append(", ").append(line.note);
            }
        }
        return text.append("\n  ").append(remedy).append(" (").append(rule).append(").").toString();
    }

    /** The values for a file that programs read. */
    Map<String, Object> values() {
        List<Object> calls = new ArrayList<>();
        for (Line line : lines) {
            Map<String, Object> call = new LinkedHashMap<>();
            call.put("rank", Integer.toString(line.rank));
            call.put("call", line.text);
            call.put("at", line.where);
            call.put("note", line.note);
            calls.add(call);
        }
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("kind", kind);
        values.put("severity", isWarning ? "warning" : "error");
        values.put("title", title);
        values.put("calls", calls);
        values.put("rule", rule);
        values.put("remedy", remedy);
        return values;
    }

    /** Reports with an equal key tell of the same lines, and are told once. */
    String key() {
        StringBuilder key = new StringBuilder(kind);
        lines.stream().map(line -> line.rank + "@" + line.where).sorted().forEach(key::append);
        return key.append(lines.isEmpty() ? title : "").toString();
    }
}
