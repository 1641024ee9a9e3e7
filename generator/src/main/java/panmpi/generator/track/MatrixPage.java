package panmpi.generator.track;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes the page that lists all functions and constants by library and version, as one
 * self-contained HTML file.
 */
public final class MatrixPage {

    /**
     * Gson writes {@code <} as an escape, so that no text of a header ends the script element that
     * has the data.
     */
    private static final Gson GSON = new Gson();

    private MatrixPage() {}

    /**
     * Returns the page as HTML.
     *
     * @param headers a column for each header, in any order
     * @param numbers names of the constants that are only numbers by which a library refers to its
     *     functions; their rows have the kind {@code NUMBER}
     * @param facade names the facade's methods for each function
     */
    public static String of(List<Column> headers, Set<String> numbers, Facade facade)
            throws IOException {
        List<Column> columns = headers.stream().sorted(Column.ORDER).toList();
        List<Row> rows = new MatrixRows(columns, numbers, facade).rows();
        return resource("matrix.html")
                .replace("/*STYLE*/", resource("matrix.css").strip())
                .replace("/*DATA*/", data(columns, rows))
                .replace("/*SCRIPT*/", script());
    }

    private static String script() throws IOException {
        return (resource("table.js")
                        + resource("filter.js")
                        + resource("view.js")
                        + resource("start.js"))
                .strip();
    }

    /**
     * Returns the data of the page as JSON. It has a line for each column and for each name, so
     * that a new version changes few lines.
     */
    private static String data(List<Column> columns, List<Row> rows) {
        String heads = columns.stream().map(MatrixPage::head).collect(Collectors.joining(",\n"));
        String body =
                rows.stream().map(r -> GSON.toJson(r.data())).collect(Collectors.joining(",\n"));
        return "{\"columns\": [\n" + heads + "\n],\n\"rows\": [\n" + body + "\n]}";
    }

    private static String head(Column column) {
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("library", column.library());
        head.put("version", column.label());
        head.put("mpi", column.api().identity().mpi());
        head.put("page", column.page());
        head.put("fresh", column.fresh());
        return GSON.toJson(head);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = MatrixPage.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
