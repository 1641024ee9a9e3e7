package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the low-level Java of a constant: a private field, and the method that returns its value.
 */
final class ConstantWriter {

    private static final String FIELD =
            """
                private static final ${type} ${name} = ${value};
            """;

    private static final String GETTER =
            """
                public static ${type} ${name}() {
                    return ${name};
                }
            """;

    private static final String STRING =
            """
                public static MemorySegment ${name}() {
                    class Holder {
                        static final MemorySegment ${name} =
                                ${header}.LIBRARY_ARENA.allocateFrom(${value});
                    }
                    return Holder.${name};
                }
            """;

    private ConstantWriter() {}

    static String write(Declaration.Constant constant, String header) {
        String type = constant.layout().carrier();
        Map<String, String> values =
                Map.of(
                        "name",
                        constant.name(),
                        "type",
                        type,
                        "header",
                        header,
                        "value",
                        value(constant.value(), type));
        String javadoc = JavaText.javadoc("    ", constant.snippet());
        return switch (constant.value()) {
            case Declaration.Text _ -> javadoc + JavaText.fill(STRING, values);
            case Declaration.Whole _, Declaration.Real _ ->
                    JavaText.fill(FIELD, values) + javadoc + JavaText.fill(GETTER, values);
        };
    }

    private static String value(Declaration.Value value, String type) {
        return switch (value) {
            case Declaration.Text(String text) -> quote(text);
            case Declaration.Real(double number) -> number + (type.equals("float") ? "f" : "d");
            case Declaration.Whole(long number) ->
                    switch (type) {
                        case "long" -> number + "L";
                        case "MemorySegment" -> "MemorySegment.ofAddress(" + number + "L)";
                        case "boolean" -> String.valueOf(number != 0);
                        default -> "(" + type + ")" + number + "L";
                    };
        };
    }

    /** Returns a Java literal for a string. */
    static String quote(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"', '\\' -> literal.append('\\').append(c);
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                case '\t' -> literal.append("\\t");
                default -> literal.append(c < ' ' || c > '~' ? "\\u%04x".formatted((int) c) : c);
            }
        }
        return literal.append('"').toString();
    }
}
