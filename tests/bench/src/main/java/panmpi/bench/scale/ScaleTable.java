package panmpi.bench.scale;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Prints a table with a line for each variant and number of ranks. A line has the medians over all
 * jobs of this variant with this number of ranks.
 */
final class ScaleTable {
    private static final String FORMAT = "%5s  %-8s %9s %9s %9s %9s %9s %11s %11s%n";
    private static final int MEMORY_FROM = 2;
    private static final int MEMORY_TO = 4;

    private ScaleTable() {}

    static void head() {
        System.out.printf(
                FORMAT,
                "ranks",
                "",
                "Init, ms",
                "ready, ms",
                "RSS, MB",
                "PSS, MB",
                "own, MB",
                "Barrier, us",
                "Allr. 8 B");
    }

    static void row(String variant, int ranks, List<ScaleSample> all) {
        List<ScaleSample> some =
                all.stream()
                        .filter(s -> s.variant().equals(variant) && s.ranks() == ranks)
                        .toList();
        Object[] cells = new Object[2 + ScaleSample.NAMES.size()];
        cells[0] = ranks;
        cells[1] = variant;
        IntStream.range(0, ScaleSample.NAMES.size()).forEach(i -> cells[2 + i] = cell(some, i));
        System.out.printf(FORMAT, cells);
    }

    private static String cell(List<ScaleSample> some, int i) {
        double unit = i >= MEMORY_FROM && i <= MEMORY_TO ? 1024 : 1;
        return String.format(Locale.ROOT, "%.1f", ScaleSample.median(some, i) / unit);
    }
}
