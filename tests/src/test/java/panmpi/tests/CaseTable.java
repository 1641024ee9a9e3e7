package panmpi.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The summary of all jobs: case classes down, libraries across, and the reason of every skip. */
final class CaseTable {
    private final Map<String, Map<String, Cell>> rows = new TreeMap<>();
    private final Set<String> libraries = new LinkedHashSet<>();
    private final List<String> skips = new ArrayList<>();

    /** Jobs of one case class on one library, and the tests that these jobs left out. */
    private static final class Cell {
        private int passed;
        private int failed;
        private int skipped;

        @Override
        public String toString() {
            var text = new StringBuilder(passed + " passed");
            text.append(failed == 0 ? "" : " " + failed + " FAILED");
            return text.append(skipped == 0 ? "" : " " + skipped + " skipped").toString();
        }
    }

    /** Notes one job and the skips that it printed. */
    void add(String caseName, String library, boolean passed, List<String> skipped) {
        libraries.add(library);
        var cell =
                rows.computeIfAbsent(caseName, _ -> new TreeMap<>())
                        .computeIfAbsent(library, _ -> new Cell());
        cell.passed += passed ? 1 : 0;
        cell.failed += passed ? 0 : 1;
        cell.skipped += skipped.size();
        skipped.forEach(skip -> skips.add(library + ": " + caseName + "." + skip));
    }

    /** Prints the table and leaves a copy of it in {@code tests/target/cases.txt}. */
    void publish() throws IOException {
        System.out.println(this);
        Files.writeString(Setup.report("cases.txt"), this + "\n");
    }

    @Override
    public String toString() {
        var lines = new ArrayList<String>();
        lines.add(line("", libraries.stream().toList()));
        rows.forEach((name, cells) -> lines.add(line(name, cells(cells))));
        skips.stream().distinct().map(skip -> "skipped: " + skip).forEach(lines::add);
        return String.join("\n", lines);
    }

    private List<String> cells(Map<String, Cell> cells) {
        return libraries.stream()
                .map(library -> cells.containsKey(library) ? cells.get(library).toString() : "-")
                .toList();
    }

    private static String line(String name, List<String> columns) {
        return columns.stream()
                .map("%-26s"::formatted)
                .collect(Collectors.joining(" ", "%-22s ".formatted(name), ""))
                .stripTrailing();
    }
}
