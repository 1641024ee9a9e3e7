package panmpi.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The summary of all jobs: case classes down, libraries across, and the reason of every skip. */
final class CaseTable {
    private static final String TOTAL = "all";

    private final Map<String, Map<String, Cell>> rows = new TreeMap<>();
    private final Map<String, Cell> totals = new TreeMap<>();
    private final Set<String> libraries = new LinkedHashSet<>();
    private final Map<String, Set<String>> skips = new TreeMap<>();

    /** Tests of one case class on one library, once for each number of ranks. */
    private static final class Cell {
        private int passed;
        private int failed;
        private int skipped;

        void add(int passedTests, int skippedTests, boolean failedJob) {
            passed += passedTests;
            skipped += skippedTests;
            failed += failedJob ? 1 : 0;
        }

        @Override
        public String toString() {
            var text = new StringBuilder(passed + " passed");
            text.append(skipped == 0 ? "" : " " + skipped + " skipped");
            return text.append(failed == 0 ? "" : " " + failed + " FAILED").toString();
        }
    }

    /**
     * Notes a job that ended well.
     *
     * @param tests how many tests it ran, those it skipped among them.
     * @param skipped the skips that it printed: {@code test: reason}.
     */
    void passed(String caseName, String library, int tests, List<String> skipped) {
        add(caseName, library, tests - skipped.size(), skipped, false);
    }

    /** Notes a job that did not; its first failure has ended it. */
    void failed(String caseName, String library, List<String> skipped) {
        add(caseName, library, 0, skipped, true);
    }

    private void add(
            String caseName, String library, int passed, List<String> skipped, boolean failed) {
        libraries.add(library);
        rows.computeIfAbsent(caseName, _ -> new TreeMap<>())
                .computeIfAbsent(library, _ -> new Cell())
                .add(passed, skipped.size(), failed);
        totals.computeIfAbsent(library, _ -> new Cell()).add(passed, skipped.size(), failed);
        skipped.forEach(
                skip ->
                        skips.computeIfAbsent(caseName + "." + skip, _ -> new TreeSet<>())
                                .add(library));
    }

    /** Leaves the table in {@code tests/target/cases.txt}, which {@code make test} ends with. */
    void publish() throws IOException {
        Files.writeString(Setup.report("cases.txt"), this + "\n");
    }

    @Override
    public String toString() {
        var table = new ArrayList<List<String>>();
        table.add(row("", libraries.stream().toList()));
        rows.forEach((name, cells) -> table.add(row(name, cells(cells))));
        table.add(row(TOTAL, cells(totals)));
        var lines = new ArrayList<>(aligned(table));
        skips.forEach((skip, where) -> lines.add("skipped on " + where(where) + ": " + skip));
        return String.join("\n", lines);
    }

    private String where(Set<String> some) {
        return some.size() == libraries.size() ? TOTAL : String.join(", ", some);
    }

    private List<String> cells(Map<String, Cell> cells) {
        return libraries.stream()
                .map(library -> cells.containsKey(library) ? cells.get(library).toString() : "-")
                .toList();
    }

    private static List<String> row(String head, List<String> cells) {
        var row = new ArrayList<>(List.of(head));
        row.addAll(cells);
        return row;
    }

    private static List<String> aligned(List<List<String>> table) {
        int[] widths = new int[table.getFirst().size()];
        for (var row : table) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return table.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        var line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(row.get(i)).repeat(" ", widths[i] - row.get(i).length() + 2);
        }
        return line.toString().stripTrailing();
    }
}
