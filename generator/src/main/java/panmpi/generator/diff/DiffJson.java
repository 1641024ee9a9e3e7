package panmpi.generator.diff;

import java.util.List;
import java.util.stream.Collectors;
import panmpi.generator.model.Identity;

/** Writes differences as JSON, for programs. */
public final class DiffJson {

    private DiffJson() {}

    /** Returns the text: one object. */
    public static String of(ApiDiff diff, ComparedFiles files) {
        List<String> changes = diff.changes().stream().map(DiffJson::change).toList();
        return """
        {
          "old": %s,
          "new": %s,
          "level": %d,
          "verdict": %s,
          "changes": [%s]
        }
        """
                .formatted(
                        identity(diff.old(), files.old()),
                        identity(diff.now(), files.now()),
                        diff.level(),
                        quoted(diff.verdict()),
                        changes.isEmpty()
                                ? ""
                                : changes.stream()
                                        .collect(Collectors.joining(",\n    ", "\n    ", "\n  ")));
    }

    private static String identity(Identity id, String file) {
        return ("{\"library\": %s, \"version\": %s, \"family\": %s, \"mpi\": %s, \"sha256\": %s,"
                        + " \"file\": %s}")
                .formatted(
                        quoted(id.library()),
                        quoted(id.version()),
                        quoted(id.family()),
                        quoted(id.mpi()),
                        quoted(id.hash()),
                        quoted(file));
    }

    private static String change(Change c) {
        return ("{\"subject\": %s, \"kind\": %s, \"name\": %s, \"text\": %s,"
                        + " \"breaksBinary\": %b, \"breaksSource\": %b}")
                .formatted(
                        quoted(c.subject().word()),
                        quoted(c.kind().word()),
                        quoted(c.name()),
                        quoted(c.text()),
                        c.breaksBinary(),
                        c.breaksSource());
    }

    /** A JSON string. */
    static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < ' ') {
                json.append("\\u%04x".formatted((int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
