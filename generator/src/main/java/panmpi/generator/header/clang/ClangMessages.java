package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import panmpi.generator.report.Diagnostics;

/** Reports clang's messages about a source; warnings of clang become notes. */
final class ClangMessages {

    /**
     * Values of {@code enum CXDiagnosticSeverity}; the next value after an error is a fatal error.
     */
    private static final int WARNING = 2;

    private static final int ERROR = 3;

    private static final MethodHandle COUNT =
            Native.function("clang_getNumDiagnostics", JAVA_INT, ADDRESS);
    private static final MethodHandle MESSAGE =
            Native.function("clang_getDiagnostic", ADDRESS, ADDRESS, JAVA_INT);
    private static final MethodHandle SEVERITY =
            Native.function("clang_getDiagnosticSeverity", JAVA_INT, ADDRESS);
    private static final MethodHandle LOCATION =
            Native.function("clang_getDiagnosticLocation", Native.LOCATION, ADDRESS);
    private static final MethodHandle SPELLING =
            Native.function("clang_getDiagnosticSpelling", Native.STRING, ADDRESS);
    private static final MethodHandle DISPOSE =
            Native.procedure("clang_disposeDiagnostic", ADDRESS);

    private ClangMessages() {}

    static void report(MemorySegment unit, Diagnostics diagnostics) {
        for (int i = 0; i < Calls.number(COUNT, unit); i++) {
            MemorySegment message = message(unit, i);
            int severity = Calls.number(SEVERITY, message);
            String position = SourceLocation.of(Calls.struct(LOCATION, message)).toString();
            String text = Text.of(SPELLING, message);
            if (severity >= ERROR) {
                diagnostics.error(position, text);
            } else if (severity == WARNING) {
                diagnostics.note(position, text);
            }
            Calls.give(DISPOSE, message);
        }
    }

    private static MemorySegment message(MemorySegment unit, int index) {
        try {
            return (MemorySegment) MESSAGE.invokeExact(unit, index);
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }
}
