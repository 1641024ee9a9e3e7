package panmpi.bench.objects;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.TimeFormat;

/**
 * Prints a table of times, with their ratios to the times of the first variant.
 *
 * @param out output.
 * @param variants the variants. The others are compared with the first one.
 * @param format format of times and of ratios.
 */
record ObjectTable(PrintStream out, List<String> variants, TimeFormat format) {
    private static final String LABEL = "%-22s %10s";
    private static final String CELL = "  %10s %-17s";

    void head() {
        StringBuilder line = start("", variants.getFirst() + ", " + format.unit());
        others().forEach(variant -> add(line, variant, format.compared()));
        print(line);
    }

    void row(Result result) {
        String reference = variants.getFirst();
        StringBuilder line =
                start(ObjectWorkloads.label(result.workload()), time(result, reference));
        for (String variant : others()) {
            if (result.has(variant)) {
                Ratios ratios = result.ratios(variant, reference);
                add(line, time(result, variant), format.compare().apply(ratios));
            } else {
                add(line, "-", "");
            }
        }
        print(line);
    }

    private List<String> others() {
        return variants.subList(1, variants.size());
    }

    private String time(Result result, String variant) {
        return format.text(result.micros(variant));
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
