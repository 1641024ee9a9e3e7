package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.Optional;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXEvalResult;
import panmpi.generator.header.low.Declaration;

/** The value of a variable's initialiser, where clang can tell it. */
final class Evaluation {

    private Evaluation() {}

    static Optional<Declaration.Value> of(CXCursor variable) {
        CXEvalResult result = clang_Cursor_Evaluate(variable);
        if (result == null || result.isNull()) {
            return Optional.empty();
        }
        try {
            return switch (clang_EvalResult_getKind(result)) {
                case CXEval_Int -> Optional.of(new Declaration.Whole(whole(result)));
                case CXEval_Float ->
                        Optional.of(new Declaration.Real(clang_EvalResult_getAsDouble(result)));
                case CXEval_StrLiteral ->
                        Optional.of(
                                new Declaration.Text(
                                        clang_EvalResult_getAsStr(result).getString()));
                default -> Optional.empty();
            };
        } finally {
            clang_EvalResult_dispose(result);
        }
    }

    private static long whole(CXEvalResult result) {
        return clang_EvalResult_isUnsignedInt(result) != 0
                ? clang_EvalResult_getAsUnsigned(result)
                : clang_EvalResult_getAsLongLong(result);
    }

    /** A string as a C literal. */
    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
