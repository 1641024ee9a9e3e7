package panmpi.bench.results;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mpi.bench.plot.Markup;

/** A table of text cells, printed with aligned columns, or written as Markdown, HTML or JSON. */
public final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(List<String> head) {
        rows.add(head);
    }

    public TextTable add(List<String> row) {
        if (row.size() != rows.getFirst().size()) {
            throw new IllegalArgumentException(row + " does not fit " + rows.getFirst());
        }
        rows.add(row);
        return this;
    }

    /** {@return lines for a terminal; the first column is aligned left, the others right} */
    public List<String> text() {
        int[] widths =
                IntStream.range(0, rows.getFirst().size())
                        .map(
                                i ->
                                        rows.stream()
                                                .mapToInt(row -> row.get(i).length())
                                                .max()
                                                .orElse(0))
                        .toArray();
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(
                        i -> String.format("%" + (i == 0 ? "-" : "") + widths[i] + "s", row.get(i)))
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }

    /** {@return a JSON object for each row, by the names of the columns} */
    public List<JsonObject> json() {
        List<String> head = rows.getFirst();
        return rows.stream().skip(1).map(row -> json(head, row)).toList();
    }

    private static JsonObject json(List<String> head, List<String> row) {
        JsonObject one = new JsonObject();
        for (int i = 0; i < head.size(); i++) {
            one.addProperty(head.get(i), row.get(i));
        }
        return one;
    }

    /** {@return lines of Markdown} */
    public List<String> markdown() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            lines.add("| " + String.join(" | ", row) + " |");
            if (lines.size() == 1) {
                lines.add("|---" + "|--:".repeat(row.size() - 1) + "|");
            }
        }
        return lines;
    }

    /** {@return a table of HTML} */
    public String html() {
        StringBuilder all = new StringBuilder("<table>\n");
        for (int i = 0; i < rows.size(); i++) {
            String cell = i == 0 ? "th" : "td";
            all.append("<tr>");
            for (String words : rows.get(i)) {
                all.append("<%s>%s</%s>".formatted(cell, Markup.escaped(words), cell));
            }
            all.append("</tr>\n");
        }
        return all.append("</table>\n").toString();
    }
}
