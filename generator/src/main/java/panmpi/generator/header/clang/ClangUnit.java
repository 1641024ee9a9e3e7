package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXDiagnostic;
import org.bytedeco.llvm.clang.CXIndex;
import org.bytedeco.llvm.clang.CXTranslationUnit;
import org.bytedeco.llvm.clang.CXUnsavedFile;
import panmpi.generator.Diagnostics;

/** A piece of C, parsed; freed by {@link #close}. */
final class ClangUnit implements AutoCloseable {

    /** The file that the text is said to be in; it never exists. */
    private static final String FILE = "panmpi$header.c";

    private final CXIndex index;
    private final CXTranslationUnit unit;

    private ClangUnit(CXIndex index, CXTranslationUnit unit) {
        this.index = index;
        this.unit = unit;
    }

    /**
     * Parses C.
     *
     * @param text the C source
     * @param flags compiler flags such as {@code -I}
     */
    static ClangUnit parse(String text, List<String> flags) throws IOException {
        List<String> all = new ArrayList<>(List.of("-xc", "-ferror-limit=0"));
        all.addAll(List.of("-resource-dir", ClangLibrary.resourceFolder()));
        all.addAll(flags);
        CXIndex index = clang_createIndex(0, 0);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (BytePointer file = new BytePointer(FILE);
                BytePointer contents = new BytePointer(bytes);
                CXUnsavedFile unsaved = new CXUnsavedFile();
                PointerPointer<BytePointer> arguments =
                        new PointerPointer<>(all.toArray(String[]::new))) {
            unsaved.Filename(file).Contents(contents).Length(bytes.length);
            int options = CXTranslationUnit_DetailedPreprocessingRecord;
            CXTranslationUnit unit =
                    clang_parseTranslationUnit(
                            index, file, arguments, all.size(), unsaved, 1, options);
            if (unit == null) {
                clang_disposeIndex(index);
                throw new IOException("libclang cannot parse with these flags: " + all);
            }
            return new ClangUnit(index, unit);
        }
    }

    CXTranslationUnit handle() {
        return unit;
    }

    CXCursor root() {
        return clang_getTranslationUnitCursor(unit);
    }

    List<CXCursor> children() {
        return Cursors.children(root());
    }

    /** Passes on what clang said of the source: its warnings are notes. */
    void report(Diagnostics diagnostics) {
        for (int i = 0; i < clang_getNumDiagnostics(unit); i++) {
            CXDiagnostic message = clang_getDiagnostic(unit, i);
            int severity = clang_getDiagnosticSeverity(message);
            String position = Cursors.place(clang_getDiagnosticLocation(message)).toString();
            String text = Cursors.text(clang_getDiagnosticSpelling(message));
            if (severity >= CXDiagnostic_Error) {
                diagnostics.error(position, text);
            } else if (severity == CXDiagnostic_Warning) {
                diagnostics.note(position, text);
            }
            clang_disposeDiagnostic(message);
        }
    }

    @Override
    public void close() {
        clang_disposeTranslationUnit(unit);
        clang_disposeIndex(index);
    }
}
