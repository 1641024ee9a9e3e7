package panmpi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints the results for people: microseconds of C, and the others' ratios to it. */
final class Table {
    private static final String OWN = "  %-26s";
    private static final String OTHER = "  %-18s";

    private final PrintStream out;
    private final List<String> entries;

    Table(PrintStream out, List<String> entries) {
        this.out = out;
        this.entries = entries;
    }

    void head() {
        StringBuilder line = new StringBuilder(String.format("%-22s %10s", "", "C, us"));
        for (String entry : entries) {
            line.append(cell(entry, entry + ", x C", ", heap"));
        }
        out.println(line.toString().stripTrailing());
    }

    void row(Result result) {
        StringBuilder line = new StringBuilder();
        double reference = result.micros(Result.REFERENCE);
        line.append(String.format(Locale.ROOT, "%-22s %10.3f", result.event(), reference));
        for (String entry : entries) {
            line.append(
                    result.has(entry)
                            ? cell(entry, result.ratios(entry).toString(), heap(result, entry))
                            : String.format(OTHER, "-"));
        }
        out.println(line.toString().stripTrailing());
    }

    private static String heap(Result result, String entry) {
        return " " + result.bytes(entry) + " B";
    }

    /** Only panmpi tells what it took of the heap. */
    private static String cell(String entry, String ratio, String heap) {
        boolean own = Lineup.OWN.contains(entry);
        return own ? String.format(OWN, ratio + heap) : String.format(OTHER, ratio);
    }
}
