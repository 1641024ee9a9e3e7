package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the low-level Java of a function: a holder that links it at first use, and a static method
 * that calls it.
 */
final class FunctionWriter {

    private static final String HOLDER =
            """

                @SuppressWarnings("restricted")
                private static class ${name} {
                    static final FunctionDescriptor DESC = ${descriptor};

                    static final MemorySegment ADDR = SYMBOL_LOOKUP.findOrThrow("${name}");

                    static final MethodHandle HANDLE =
                            Linker.nativeLinker().downcallHandle(ADDR, DESC);
                }

            """;

    private static final String METHOD =
            """
                public static ${type} ${name}(${signature}) {
                    var mh$ = ${name}.HANDLE;
                    try {
                        ${result}mh$.invokeExact(${arguments});
                    } catch (Error | RuntimeException ex) {
                        throw ex;
                    } catch (Throwable ex$) {
                        throw new AssertionError("should not reach here", ex$);
                    }
                }
            """;

    private FunctionWriter() {}

    static String write(Declaration.Function function, String header) {
        if (function.variadic()) {
            return InvokerWriter.write(function, header);
        }
        String type = function.returns().map(Layout::carrier).orElse("void");
        Map<String, String> values =
                Map.of(
                        "name", function.name(),
                        "type", type,
                        "result", type.equals("void") ? "" : "return (" + type + ") ",
                        "descriptor",
                                Descriptors.of(function.returns(), function.parameters(), header),
                        "signature", JavaText.signature(function.parameters()),
                        "arguments", JavaText.arguments(function.parameters()));
        return JavaText.fill(HOLDER, values)
                + JavaText.javadoc("    ", function.snippet())
                + JavaText.fill(METHOD, values);
    }
}
