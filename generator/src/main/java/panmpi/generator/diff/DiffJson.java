package panmpi.generator.diff;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.LinkedHashMap;
import java.util.Map;
import panmpi.generator.model.Identity;

/** Writes differences as JSON, for programs. */
public final class DiffJson {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private DiffJson() {}

    /** Returns the text: one object. */
    public static String of(ApiDiff diff, ComparedFiles files) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("old", identity(diff.old(), files.old()));
        json.put("new", identity(diff.now(), files.now()));
        json.put("level", diff.level());
        json.put("verdict", diff.verdict());
        json.put("changes", diff.changes().stream().map(DiffJson::change).toList());
        return GSON.toJson(json) + "\n";
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

    private static Map<String, Object> change(Change c) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("subject", c.subject().word());
        json.put("kind", c.kind().word());
        json.put("name", c.name());
        json.put("text", c.text());
        json.put("breaksBinary", c.breaksBinary());
        json.put("breaksSource", c.breaksSource());
        return json;
    }
}
