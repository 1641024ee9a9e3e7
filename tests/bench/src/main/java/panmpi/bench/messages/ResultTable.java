package panmpi.bench.messages;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.results.Result;

/**
 * Prints the results as a table: the microseconds of C, and for each other variant the ratio of its
 * time to that of C.
 */
final class ResultTable {
    private static final String OWN = "  %-26s";
    private static final String OTHER = "  %-18s";

    private final PrintStream out;
    private final List<String> variants;

    ResultTable(PrintStream out, List<String> variants) {
        this.out = out;
        this.variants = variants;
    }

    void head() {
        StringBuilder line = new StringBuilder(String.format("%-22s %10s", "", "C, us"));
        for (String variant : variants) {
            line.append(cell(variant, variant + ", x C", ", heap"));
        }
        out.println(line.toString().stripTrailing());
    }

    void row(Result result) {
        StringBuilder line = new StringBuilder();
        double reference = result.micros(Result.REFERENCE);
        line.append(String.format(Locale.ROOT, "%-22s %10.3f", result.workload(), reference));
        for (String variant : variants) {
            line.append(
                    result.has(variant)
                            ? cell(
                                    variant,
                                    result.ratios(variant).toString(),
                                    heap(result, variant))
                            : String.format(OTHER, "-"));
        }
        out.println(line.toString().stripTrailing());
    }

    private static String heap(Result result, String variant) {
        return " " + result.bytes(variant) + " B";
    }

    /**
     * Returns the text of a cell: the ratio to C. In panmpi's columns, the bytes that a call
     * allocates on the heap follow; other bindings do not report these bytes.
     */
    private static String cell(String variant, String ratio, String heap) {
        boolean own = Contenders.OWN.contains(variant);
        return own ? String.format(OWN, ratio + heap) : String.format(OTHER, ratio);
    }
}
