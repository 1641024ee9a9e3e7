package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.ledger.Row.Group;
import panmpi.generator.model.Api;

/** Writes the ledger as Markdown: a table for each group of names, and a table of totals. */
public final class LedgerText {

    /** Start of the reason for a function whose method is not written yet. */
    public static final String NOT_YET = "not yet:";

    private static final String INTRODUCTION =
            """
            # Every name of every header

            Made by `make bindings` from the snapshots in `generated/api` and the Java sources; never edited. A row for each
            function, constant and callback type that any header has:

            - *procedural*: its member of class `mpi.c.Mpi`;
            - *facade*: the members of package `mpi` that stand for it, or *why there is none*;
            - *since*: the first MPI version that has it, as far as the snapshots tell. Older names have the version of the
              oldest snapshot;
            - *libraries*: every library that has it; `4.1.4+` is from that snapshot on, *all* is all snapshots;
            - *value*: a constant's, where libraries differ with the libraries that have it; `&name` is the address of a
              symbol, `*name` what a variable of the library holds;
            - *camelCase*: its methods with camelCase names.

            """;

    private LedgerText() {}

    /** Returns the whole ledger as Markdown. */
    public static String write(List<Api> apis, List<Row> rows) {
        StringBuilder text = new StringBuilder(INTRODUCTION).append("Snapshots: ");
        text.append(apis.stream().map(LedgerText::title).sorted().collect(Collectors.joining(", ")))
                .append(".\n");
        for (Group group : Group.values()) {
            text.append("\n## ").append(group.title()).append("\n");
            byTopic(rows, group).forEach((topic, some) -> text.append(table(topic, some)));
        }
        return text.append(totals(rows)).toString();
    }

    private static SortedMap<String, List<Row>> byTopic(List<Row> rows, Group group) {
        return of(rows, group)
                .collect(Collectors.groupingBy(Row::topic, TreeMap::new, Collectors.toList()));
    }

    private static String table(String topic, List<Row> rows) {
        StringBuilder text = new StringBuilder("\n");
        if (!topic.isEmpty()) {
            text.append("### ").append(topic).append("\n\n");
        }
        boolean values = rows.stream().anyMatch(row -> !row.values().isEmpty());
        List<String> head =
                new ArrayList<>(List.of("C", "procedural", "facade", "since", "libraries"));
        if (values) {
            head.add("value");
        }
        boolean second = rows.stream().anyMatch(row -> !row.camelCase().isEmpty());
        if (second) {
            head.add("camelCase");
        }
        text.append(line(head));
        text.append(line(head.stream().map(cell -> "---").toList()));
        rows.forEach(row -> text.append(line(cells(row, values, second))));
        return text.toString();
    }

    private static String title(Api api) {
        return api.identity().title() + " (MPI " + api.identity().mpi() + ")";
    }

    private static Stream<Row> of(List<Row> rows, Group group) {
        return rows.stream().filter(row -> row.group() == group);
    }

    private static List<String> cells(Row row, boolean values, boolean second) {
        boolean isMember = row.procedural().startsWith("Mpi.");
        List<String> cells =
                new ArrayList<>(
                        List.of(
                                code(row.name()),
                                isMember ? code(row.procedural()) : row.procedural(),
                                facade(row),
                                row.mpi(),
                                row.libraries()));
        if (values) {
            cells.add(row.values());
        }
        if (second) {
            cells.add(
                    row.camelCase().stream()
                            .map(LedgerText::code)
                            .collect(Collectors.joining(", ")));
        }
        return cells;
    }

    private static String facade(Row row) {
        if (row.facade().isEmpty()) {
            return "*" + row.reason() + "*";
        }
        String members =
                row.facade().stream().map(LedgerText::code).collect(Collectors.joining(", "));
        return row.reason().isEmpty() ? members : members + " *(" + row.reason() + ")*";
    }

    private static String totals(List<Row> rows) {
        StringBuilder text = new StringBuilder("\n## Totals\n\n");
        text.append(line("", "names", "procedural", "facade", "a reason for none", "not yet"));
        text.append(line("---", "---:", "---:", "---:", "---:", "---:"));
        for (Group group : Group.values()) {
            text.append(total(group.title(), of(rows, group).toList()));
        }
        return text.append(total("all", rows)).toString();
    }

    private static String total(String title, List<Row> rows) {
        return line(
                title,
                "" + rows.size(),
                "" + rows.stream().filter(r -> !r.procedural().isEmpty()).count(),
                "" + rows.stream().filter(r -> !r.facade().isEmpty()).count(),
                "" + rows.stream().filter(r -> r.facade().isEmpty() && !isOpen(r)).count(),
                "" + rows.stream().filter(LedgerText::isOpen).count());
    }

    private static boolean isOpen(Row row) {
        return row.facade().isEmpty() && row.reason().startsWith(NOT_YET);
    }

    private static String code(String text) {
        return "`" + text + "`";
    }

    private static String line(String... cells) {
        return line(List.of(cells));
    }

    private static String line(List<String> cells) {
        return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
