package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the low-level Java of a variable of the library: a memory segment, and a method that
 * returns the value if it is a scalar, else the segment.
 */
final class VariableWriter {

    private static final String HOLDER =
            """

                @SuppressWarnings("restricted")
                private static class ${name}$constants {
                    static final ${layoutClass} LAYOUT = ${layout};
                    static final MemorySegment SEGMENT =
                            SYMBOL_LOOKUP.findOrThrow("${name}").reinterpret(LAYOUT.byteSize());
                }

            """;

    private static final String SCALAR =
            """
                public static ${type} ${name}() {
                    return ${name}$constants.SEGMENT.get(${name}$constants.LAYOUT, 0L);
                }
            """;

    private static final String SEGMENT =
            """
                public static MemorySegment ${name}() {
                    return ${name}$constants.SEGMENT;
                }
            """;

    private VariableWriter() {}

    static String write(Declaration.Variable variable, String header) {
        Layout layout = variable.layout();
        Map<String, String> values =
                Map.of(
                        "name", variable.name(),
                        "type", layout.carrier(),
                        "layout", layout.expression(header),
                        "layoutClass", layout.layoutClass());
        String getter =
                switch (layout) {
                    case Layout.Scalar _ -> SCALAR;
                    case Layout.Array _, Layout.Struct _ -> SEGMENT;
                };
        return JavaText.fill(HOLDER, values)
                + JavaText.javadoc("    ", variable.snippet())
                + JavaText.fill(getter, values);
    }
}
