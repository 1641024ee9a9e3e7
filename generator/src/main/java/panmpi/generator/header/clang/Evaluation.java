package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import panmpi.generator.header.low.Declaration;

/**
 * Lets clang evaluate the initialiser of a variable. The result is empty if clang finds no constant
 * value. {@link MacroReader} gets the values of macros in this way.
 */
final class Evaluation {

    /** Values of {@code enum CXEvalResultKind}. */
    private static final int INT = 1;

    private static final int FLOAT = 2;
    private static final int STRING = 4;

    private static final MethodHandle EVALUATE =
            Native.function("clang_Cursor_Evaluate", ADDRESS, Native.CURSOR);
    private static final MethodHandle KIND =
            Native.function("clang_EvalResult_getKind", JAVA_INT, ADDRESS);
    private static final MethodHandle IS_UNSIGNED =
            Native.function("clang_EvalResult_isUnsignedInt", JAVA_INT, ADDRESS);
    private static final MethodHandle UNSIGNED =
            Native.function("clang_EvalResult_getAsUnsigned", JAVA_LONG, ADDRESS);
    private static final MethodHandle SIGNED =
            Native.function("clang_EvalResult_getAsLongLong", JAVA_LONG, ADDRESS);
    private static final MethodHandle REAL =
            Native.function("clang_EvalResult_getAsDouble", JAVA_DOUBLE, ADDRESS);
    private static final MethodHandle CHARS =
            Native.function("clang_EvalResult_getAsStr", ADDRESS, ADDRESS);
    private static final MethodHandle DISPOSE =
            Native.procedure("clang_EvalResult_dispose", ADDRESS);

    private Evaluation() {}

    static Optional<Declaration.Value> of(Cursor variable) {
        MemorySegment result = Calls.address(EVALUATE, variable.value());
        if (result.address() == 0) {
            return Optional.empty();
        }
        try {
            return switch (Calls.number(KIND, result)) {
                case INT -> Optional.of(new Declaration.Whole(whole(result)));
                case FLOAT -> Optional.of(new Declaration.Real(real(result)));
                case STRING ->
                        Optional.of(new Declaration.Text(Text.chars(Calls.address(CHARS, result))));
                default -> Optional.empty();
            };
        } finally {
            Calls.give(DISPOSE, result);
        }
    }

    private static long whole(MemorySegment result) {
        return Calls.wide(Calls.truth(IS_UNSIGNED, result) ? UNSIGNED : SIGNED, result);
    }

    private static double real(MemorySegment result) {
        try {
            return (double) REAL.invokeExact(result);
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    /** Returns a string as a C literal. */
    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
