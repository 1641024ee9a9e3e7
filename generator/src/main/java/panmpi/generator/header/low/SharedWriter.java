package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the superclass of a header's classes: the layouts of C's scalar types, and the method that
 * finds the method handle of a callback.
 */
final class SharedWriter {

    private static final String LAYOUT =
            """
                public static final ${type} ${name} =
                        (${type}) Linker.nativeLinker().canonicalLayouts().get("${key}");
            """;

    private static final String POINTER =
            """
                @SuppressWarnings("restricted")
                public static final AddressLayout C_POINTER =
                        ((AddressLayout) Linker.nativeLinker().canonicalLayouts().get("void*"))
                                .withTargetLayout(
                                        MemoryLayout.sequenceLayout(Long.MAX_VALUE, C_CHAR));
            """;

    private static final String UPCALL =
            """

                static MethodHandle upcallHandle(Class<?> fi, String name, FunctionDescriptor d) {
                    try {
                        return MethodHandles.lookup().findVirtual(fi, name, d.toMethodType());
                    } catch (ReflectiveOperationException ex) {
                        throw new AssertionError(ex);
                    }
                }
            """;

    private SharedWriter() {}

    static String write(String className) {
        StringBuilder body = new StringBuilder();
        for (Layout.Scalar scalar : Layout.Scalar.values()) {
            body.append(scalar == Layout.Scalar.C_POINTER ? POINTER : layout(scalar));
        }
        return HeaderWriter.open("public ", className, "") + body + UPCALL + "}\n";
    }

    private static String layout(Layout.Scalar scalar) {
        String key =
                scalar.name().substring(2).toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
        return JavaText.fill(
                LAYOUT,
                Map.of(
                        "name",
                        scalar.name(),
                        "type",
                        "ValueLayout." + scalar.layoutClass(),
                        "key",
                        key));
    }
}
