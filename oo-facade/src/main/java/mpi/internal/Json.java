package mpi.internal;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Formats strings, numbers, booleans, lists and maps as JSON, for {@code mpijava --doctor} and
 * timelines of traces.
 */
public final class Json {

    private Json() {}

    /** Formats a value as JSON. */
    public static String of(Object value) {
        return switch (value) {
            case List<?> list ->
                    list.stream().map(Json::of).collect(Collectors.joining(",", "[", "]"));
            case Map<?, ?> map ->
                    map.entrySet().stream()
                            .map(e -> quoted(e.getKey().toString()) + ":" + of(e.getValue()))
                            .collect(Collectors.joining(",", "{", "}"));
            case Boolean bool -> bool.toString();
            case Number number -> number.toString();
            default -> quoted(value.toString());
        };
    }

    /**
     * Returns a text as a JSON string. Escapes the characters that JSON requires, and all
     * characters that are not ASCII, since a terminal may have any encoding.
     */
    public static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (c < ' ' || c > '~') {
                        quoted.append("\\u%04x".formatted((int) c));
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }
}
