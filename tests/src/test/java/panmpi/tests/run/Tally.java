package panmpi.tests.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counts tests that passed, were skipped and failed, in a table of topics or classes by libraries.
 */
final class Tally {
    private static final String TOTAL = "all";

    private final Map<String, Map<String, Cell>> rows = new TreeMap<>();
    private final Map<String, Cell> totals = new TreeMap<>();
    private final Set<String> libraries = new LinkedHashSet<>();

    /** The results of one row on one library. */
    private static final class Cell {
        private int passed;
        private int failed;
        private int skipped;

        void add(CaseResult.Outcome outcome) {
            switch (outcome) {
                case PASSED -> passed++;
                case SKIPPED -> skipped++;
                case FAILED -> failed++;
            }
        }

        @Override
        public String toString() {
            var text = new StringBuilder(passed + " passed");
            text.append(skipped == 0 ? "" : " " + skipped + " skipped");
            return text.append(failed == 0 ? "" : " " + failed + " FAILED").toString();
        }
    }

    /** Counts a result in a row. */
    void add(String row, String library, CaseResult.Outcome outcome) {
        libraries.add(library);
        var cells = rows.computeIfAbsent(row, _ -> new TreeMap<>());
        cells.computeIfAbsent(library, _ -> new Cell()).add(outcome);
        totals.computeIfAbsent(library, _ -> new Cell()).add(outcome);
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    /** {@return the names of some libraries, or a word for all libraries} */
    String where(Set<String> some) {
        return some.size() == libraries.size() ? TOTAL : String.join(", ", some);
    }

    @Override
    public String toString() {
        var table = new ArrayList<List<String>>();
        table.add(row("", libraries.stream().toList()));
        rows.forEach((name, cells) -> table.add(row(name, cells(cells))));
        table.add(row(TOTAL, cells(totals)));
        return String.join("\n", aligned(table));
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
