package panmpi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/**
 * Prints times for people, and their ratio to those of the first entry.
 *
 * @param out output.
 * @param entries the entries, first the one that others are compared with.
 * @param look format of times.
 */
record ObjectTable(PrintStream out, List<String> entries, Look look) {
    private static final String LABEL = "%-22s %10s";
    private static final String CELL = "  %10s %-17s";

    void head() {
        StringBuilder line = start("", entries.getFirst() + ", " + look.unit());
        others().forEach(entry -> add(line, entry, look.compared()));
        print(line);
    }

    void row(Result result) {
        String reference = entries.getFirst();
        StringBuilder line = start(ObjectEvents.label(result.event()), time(result, reference));
        for (String entry : others()) {
            if (result.has(entry)) {
                Ratios ratios = result.ratios(entry, reference);
                add(line, time(result, entry), look.compare().apply(ratios));
            } else {
                add(line, "-", "");
            }
        }
        print(line);
    }

    private List<String> others() {
        return entries.subList(1, entries.size());
    }

    private String time(Result result, String entry) {
        return look.text(result.micros(entry));
    }

    private static StringBuilder start(String label, String time) {
        return new StringBuilder(String.format(Locale.ROOT, LABEL, label, time));
    }

    private static void add(StringBuilder line, String time, Object comparison) {
        line.append(String.format(Locale.ROOT, CELL, time, comparison));
    }

    private void print(StringBuilder line) {
        out.println(line.toString().stripTrailing());
    }
}
