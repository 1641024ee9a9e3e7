package panmpi.generator.diff;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** Formats records, maps and lists as indented JSON, which programs and people can read. */
public final class PrettyJson {

    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private PrettyJson() {}

    /** {@return the text of a value, with a newline at its end} */
    public static String of(Object value) {
        return GSON.toJson(value) + "\n";
    }
}
