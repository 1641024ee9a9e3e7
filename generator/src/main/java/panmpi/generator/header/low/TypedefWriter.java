package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the typedef of a scalar as a layout constant, and the typedef of a struct as a subclass of
 * the struct's class.
 */
final class TypedefWriter {

    private static final String LAYOUT =
            """
                public static final ${layoutClass} ${name} = ${layout};
            """;

    private static final String SUBCLASS =
            """
            public class ${name} extends ${struct} {

                ${name}() {
                    // Should not be called directly
                }
            }
            """;

    private TypedefWriter() {}

    static String write(Declaration.Typedef typedef, String header) {
        Map<String, String> values =
                Map.of(
                        "name", typedef.name(),
                        "layoutClass", typedef.layout().layoutClass(),
                        "layout", typedef.layout().expression(header));
        return JavaText.javadoc("    ", typedef.snippet()) + JavaText.fill(LAYOUT, values);
    }

    static String write(Declaration.Alias alias) {
        return JavaText.javadoc("", alias.snippet())
                + JavaText.fill(SUBCLASS, Map.of("name", alias.name(), "struct", alias.struct()));
    }
}
