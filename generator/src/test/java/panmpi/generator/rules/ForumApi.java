package panmpi.generator.rules;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.StreamSupport;
import panmpi.generator.model.Direction;

/** Reads the MPI Forum's description of the procedures of MPI in C. */
final class ForumApi {

    /**
     * Kinds of the Forum for parameters with several texts. Elsewhere in the Forum's file, a length
     * on a text means the characters of a single text.
     */
    private static final Set<String> TEXTS =
            Set.of("STRING_ARRAY", "STRING_2DARRAY", "ARGUMENT_LIST");

    /**
     * A procedure.
     *
     * @param name its C name
     * @param params the parameters of its C prototype
     */
    record Procedure(String name, List<Parameter> params) {}

    /**
     * A parameter.
     *
     * @param name the parameter's name
     * @param kind the kind that the Forum gives the parameter, such as {@code STRING}
     * @param direction the direction of its value
     * @param many whether the parameter has several values, as an array has
     * @param largeOnly whether only the large-count form has it
     */
    record Parameter(
            String name, String kind, Direction direction, boolean many, boolean largeOnly) {}

    private ForumApi() {}

    static List<Procedure> read(Path file) throws IOException {
        try (Reader reader = Files.newBufferedReader(file)) {
            return JsonParser.parseReader(reader).getAsJsonObject().asMap().values().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(ForumApi::isFunctionOfC)
                    .map(ForumApi::procedure)
                    .toList();
        }
    }

    private static boolean isFunctionOfC(JsonObject procedure) {
        JsonObject attributes = procedure.getAsJsonObject("attributes");
        return !attributes.get("callback").getAsBoolean()
                && attributes.get("c_expressible").getAsBoolean();
    }

    private static Procedure procedure(JsonObject o) {
        List<Parameter> params =
                StreamSupport.stream(o.getAsJsonArray("parameters").spliterator(), false)
                        .map(JsonElement::getAsJsonObject)
                        .filter(ForumApi::isParameterOfC)
                        .map(ForumApi::parameter)
                        .toList();
        return new Procedure(o.get("name").getAsString(), params);
    }

    /** Returns true if the prototype in C has this parameter; false for variable arguments. */
    private static boolean isParameterOfC(JsonObject p) {
        return !p.get("suppress").getAsString().contains("c_parameter")
                && !p.get("kind").getAsString().equals("VARARGS");
    }

    private static Parameter parameter(JsonObject p) {
        String kind = p.get("kind").getAsString();
        boolean array =
                !p.get("length").isJsonNull() || !p.get("array_type").getAsString().isEmpty();
        return new Parameter(
                p.get("name").getAsString(),
                kind,
                Direction.valueOf(p.get("param_direction").getAsString().toUpperCase(Locale.ROOT)),
                TEXTS.contains(kind) || array && !kind.equals("STRING"),
                p.get("large_only").getAsBoolean());
    }
}
