package panmpi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * What everybody took, for people: microseconds, and beside them how that compares with the first.
 *
 * @param out where it goes.
 * @param entries who plays, the one that others are compared with first.
 * @param unit what the comparison is in.
 * @param compare says how it is written.
 */
record ObjectTable(
        PrintStream out, List<String> entries, String unit, Function<Ratios, Object> compare) {
    private static final String LABEL = "%-22s %11s";
    private static final String CELL = "  %11s %-19s";

    void head() {
        String reference = entries.getFirst();
        StringBuilder line =
                new StringBuilder(String.format(Locale.ROOT, LABEL, "", reference + ", us"));
        for (String entry : entries.subList(1, entries.size())) {
            line.append(String.format(Locale.ROOT, CELL, entry, unit));
        }
        out.println(line.toString().stripTrailing());
    }

    void row(Result result) {
        String reference = entries.getFirst();
        String label = ObjectEvents.label(result.event());
        StringBuilder line =
                new StringBuilder(
                        String.format(Locale.ROOT, LABEL, label, micros(result, reference)));
        for (String entry : entries.subList(1, entries.size())) {
            line.append(
                    result.has(entry)
                            ? String.format(
                                    Locale.ROOT,
                                    CELL,
                                    micros(result, entry),
                                    compare.apply(result.ratios(entry, reference)))
                            : String.format(Locale.ROOT, CELL, "-", ""));
        }
        out.println(line.toString().stripTrailing());
    }

    private static String micros(Result result, String entry) {
        return String.format(Locale.ROOT, "%.3f", result.micros(entry));
    }
}
