package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.wire.Severity;

/**
 * Complete report of a mistake, ready to print.
 *
 * @param kind short name for programs that read reports, such as {@code deadlock}.
 * @param severity effect of the mistake on the job.
 * @param title what is wrong, in one line.
 * @param lines calls that are part of the mistake.
 * @param rule section of MPI 5.0 with the rule that the program breaks.
 * @param remedy what the programmer can do.
 */
record Report(
        String kind,
        Severity severity,
        String title,
        List<Line> lines,
        String rule,
        String remedy) {

    /**
     * One call of a report.
     *
     * @param rank rank in the job.
     * @param text call with its arguments and its program line.
     * @param where program line.
     * @param note what the call waits for or gives; empty if there is nothing to add.
     */
    record Line(int rank, String text, String where, String note) {}

    /** Returns true for a warning, which means that the program may be correct. */
    boolean isWarning() {
        return severity == Severity.WARNING;
    }

    /** Returns the report as text, with one line for each call. */
    String text() {
        StringBuilder text =
                new StringBuilder("panmpi: ")
                        .append(isWarning() ? "warning, " : "mistake found, ")
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

    /** Returns the report as values for the JSON file. */
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
        values.put("severity", isWarning() ? "warning" : "error");
        values.put("title", title);
        values.put("calls", calls);
        values.put("rule", rule);
        values.put("remedy", remedy);
        return values;
    }

    /**
     * Returns a key of the kind, ranks and program lines: reports with equal keys are printed once.
     */
    String key() {
        StringBuilder key = new StringBuilder(kind);
        lines.stream().map(line -> line.rank + "@" + line.where).sorted().forEach(key::append);
        return key.append(lines.isEmpty() ? title : "").toString();
    }
}
