package panmpi.bench;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** What everybody took, for people: microseconds of C, and the others' ratios to it. */
final class Table {
    private static final String COLUMN = "  %-26s";

    private final PrintStream out;
    private final List<String> entries;

    Table(PrintStream out, List<String> entries) {
        this.out = out;
        this.entries = entries;
    }

    void head() {
        out.printf("%-20s %12s", "", "C, us");
        entries.forEach(entry -> out.printf(COLUMN, entry + ", x C, heap"));
        out.println();
    }

    void row(Result result) {
        String event = result.event().toString();
        out.printf(Locale.ROOT, "%-20s %12.3f", event, result.micros(Result.REFERENCE));
        entries.forEach(
                entry ->
                        out.printf(
                                COLUMN, result.ratios(entry) + " " + result.bytes(entry) + " B"));
        out.println();
    }
}
