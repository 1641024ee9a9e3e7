package panmpi.generator.header.low;

import java.util.Map;

/**
 * Writes the low-level Java of a function typedef: a class with an interface that Java code
 * implements, and a method that makes an upcall stub.
 */
final class CallbackWriter {

    private static final String INTERFACE =
            """
            public final class ${name} {

                private ${name}() {
                    // Should not be called directly
                }

                /** The function pointer signature, expressed as a functional interface. */
                public interface Function {
                    ${type} apply(${signature});
                }

            """;

    private static final String STUB =
            """
                private static final FunctionDescriptor $DESC = ${descriptor};

                private static final MethodHandle UP$MH =
                        ${header}.upcallHandle(${name}.Function.class, "apply", $DESC);

                /** Allocates a stub that calls {@code fi} and lives as long as {@code arena}. */
                @SuppressWarnings("restricted")
                public static MemorySegment allocate(${name}.Function fi, Arena arena) {
                    return Linker.nativeLinker().upcallStub(UP$MH.bindTo(fi), $DESC, arena);
                }
            }
            """;

    private CallbackWriter() {}

    static String write(Declaration.Callback callback, String header) {
        Map<String, String> values =
                Map.of(
                        "name", callback.name(),
                        "type", callback.returns().map(Layout::carrier).orElse("void"),
                        "header", header,
                        "descriptor",
                                Descriptors.of(callback.returns(), callback.parameters(), header),
                        "signature", JavaText.signature(callback.parameters()));
        return JavaText.javadoc("", callback.snippet()) + JavaText.fill(INTERFACE + STUB, values);
    }
}
