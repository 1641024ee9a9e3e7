package panmpi.generator.diff;

import java.util.LinkedHashMap;
import java.util.Map;
import panmpi.generator.model.Identity;

/** Writes differences as JSON, for programs. */
public final class DiffJson {

    private DiffJson() {}

    /** Returns the differences between two MPIs as the text of one JSON object. */
    public static String of(ApiDiff diff, ComparedFiles files) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("old", identity(diff.old(), files.old()));
        json.put("new", identity(diff.now(), files.now()));
        json.put("level", diff.level());
        json.put("verdict", diff.verdict());
        json.put("changes", diff.changes().stream().map(DiffJson::change).toList());
        return PrettyJson.of(json);
    }

    private static Map<String, String> identity(Identity id, String file) {
        Map<String, String> json = new LinkedHashMap<>();
        json.put("library", id.library());
        json.put("version", id.version());
        json.put("family", id.family());
        json.put("mpi", id.mpi());
        json.put("sha256", id.hash());
        json.put("file", file);
        return json;
    }

    private static Map<String, Object> change(Change change) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("subject", change.subject().word());
        json.put("kind", change.kind().word());
        json.put("name", change.name());
        json.put("text", change.text());
        json.put("breaksBinary", change.breaksBinary());
        json.put("breaksSource", change.breaksSource());
        return json;
    }
}
