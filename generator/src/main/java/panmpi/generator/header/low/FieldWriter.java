package panmpi.generator.header.low;

import java.util.Map;

/** Writes the low-level Java of one field of a struct: its layout, its offset and its accessors. */
final class FieldWriter {

    private static final String PLACE =
            """

                private static final ${layoutClass} ${name}$LAYOUT =
                        (${layoutClass}) $LAYOUT.select(groupElement("${name}"));

                private static final long ${name}$OFFSET =
                        $LAYOUT.byteOffset(groupElement("${name}"));

            """;

    private static final String OFFSET =
            """
                public static final long ${name}$offset() {
                    return ${name}$OFFSET;
                }

            """;

    private static final String SCALAR_GETTER =
            """
                public static ${type} ${method}(MemorySegment struct) {
                    return struct.get(${name}$LAYOUT, ${name}$OFFSET);
                }

            """;

    private static final String SCALAR_SETTER =
            """
                public static void ${method}(MemorySegment struct, ${type} fieldValue) {
                    struct.set(${name}$LAYOUT, ${name}$OFFSET, fieldValue);
                }
            """;

    private static final String SLICE_GETTER =
            """
                public static MemorySegment ${method}(MemorySegment struct) {
                    return struct.asSlice(${name}$OFFSET, ${name}$LAYOUT.byteSize());
                }

            """;

    private static final String SLICE_SETTER =
            """
                public static void ${method}(MemorySegment struct, MemorySegment fieldValue) {
                    MemorySegment.copy(
                            fieldValue, 0L, struct, ${name}$OFFSET, ${name}$LAYOUT.byteSize());
                }
            """;

    private FieldWriter() {}

    static String write(Declaration.Field field) {
        Map<String, String> values =
                Map.of(
                        "name", field.name(),
                        "method", JavaText.identifier(field.name()),
                        "type", field.layout().carrier(),
                        "layoutClass", field.layout().layoutClass());
        boolean scalar = field.layout() instanceof Layout.Scalar;
        String javadoc = JavaText.javadoc("    ", field.snippet());
        return JavaText.fill(PLACE, values)
                + javadoc
                + JavaText.fill(OFFSET, values)
                + javadoc
                + JavaText.fill(scalar ? SCALAR_GETTER : SLICE_GETTER, values)
                + javadoc
                + JavaText.fill(scalar ? SCALAR_SETTER : SLICE_SETTER, values);
    }
}
