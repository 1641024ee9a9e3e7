package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the low-level Java of a variadic function: a class of which each instance calls the
 * function with one list of argument types.
 */
final class InvokerWriter {

    private static final String LINKING =
            """
                @SuppressWarnings("restricted")
                public static class ${name} {
                    private static final FunctionDescriptor BASE_DESC = ${descriptor};
                    private static final MemorySegment ADDR = SYMBOL_LOOKUP.findOrThrow("${name}");

                    private final MethodHandle spreader;

                    private ${name}(MethodHandle spreader) {
                        this.spreader = spreader;
                    }

            """;

    private static final String FACTORY =
            """
                    public static ${name} makeInvoker(MemoryLayout... layouts) {
                        FunctionDescriptor desc$ = BASE_DESC.appendArgumentLayouts(layouts);
                        Linker.Option fva$ =
                                Linker.Option.firstVariadicArg(BASE_DESC.argumentLayouts().size());
                        var mh$ = Linker.nativeLinker().downcallHandle(ADDR, desc$, fva$);
                        return new ${name}(mh$.asSpreader(Object[].class, layouts.length));
                    }

            """;

    private static final String APPLY =
            """
                    public ${type} apply(${signature}Object... ${rest}) {
                        try {
                            ${result}spreader.invokeExact(${arguments}${rest});
                        } catch (IllegalArgumentException | ClassCastException ex$) {
                            throw ex$;
                        } catch (Throwable ex$) {
                            throw new AssertionError("should not reach here", ex$);
                        }
                    }
                }
            """;

    private InvokerWriter() {}

    static String write(Declaration.Function function, String header) {
        String type = function.returns().map(Layout::carrier).orElse("void");
        String separator = function.parameters().isEmpty() ? "" : ", ";
        Map<String, String> values =
                Map.of(
                        "name",
                        function.name(),
                        "type",
                        type,
                        "result",
                        type.equals("void") ? "" : "return (" + type + ") ",
                        "descriptor",
                        Descriptors.of(function.returns(), function.parameters(), header),
                        "signature",
                        JavaText.signature(function.parameters()) + separator,
                        "arguments",
                        JavaText.arguments(function.parameters()) + separator,
                        "rest",
                        "x" + function.parameters().size());
        return "\n"
                + JavaText.javadoc("    ", function.snippet())
                + JavaText.fill(LINKING, values)
                + JavaText.javadoc("        ", function.snippet())
                + JavaText.fill(FACTORY + APPLY, values);
    }
}
