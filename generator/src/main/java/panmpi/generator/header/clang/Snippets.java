package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXPrintingPolicy;

/** Prints C declarations as jextract quotes them: on one line, without attributes or bodies. */
final class Snippets implements AutoCloseable {

    private final CXPrintingPolicy policy;

    Snippets(CXCursor any) {
        policy = clang_getCursorPrintingPolicy(any);
        clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_TerseOutput, 1);
        clang_PrintingPolicy_setProperty(policy, CXPrintingPolicy_PolishForDeclaration, 1);
    }

    /** The declaration at a cursor. */
    String of(CXCursor cursor) {
        // An empty parameter list is "()" in libclang 14, which jextract uses, later "(void)".
        return Cursors.text(clang_getCursorPrettyPrinted(cursor, policy))
                .replaceFirst("\\(void\\)$", "()");
    }

    /** Whether a struct, union or enum has no tag of its own. */
    boolean isUntagged(CXCursor cursor) {
        return of(cursor).matches("(?s)(struct|union|enum)\\s*(\\{.*|)");
    }

    @Override
    public void close() {
        clang_PrintingPolicy_dispose(policy);
    }
}
