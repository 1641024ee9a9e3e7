package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.llvm.clang.CXClientData;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXCursorVisitor;
import org.bytedeco.llvm.clang.CXFile;
import org.bytedeco.llvm.clang.CXSourceLocation;
import org.bytedeco.llvm.clang.CXString;

/** What every user of libclang's C interface needs: strings, children, positions. */
final class Cursors {

    /** A place in a source file; {@code file} is empty for what no file holds. */
    record Place(String file, int line, int column) {
        @Override
        public String toString() {
            return file.isEmpty() ? "" : file + ":" + line + ":" + column;
        }
    }

    private Cursors() {}

    /** The text of a string, which is freed. */
    static String text(CXString string) {
        BytePointer chars = clang_getCString(string);
        String text = chars == null ? "" : chars.getString();
        clang_disposeString(string);
        return text;
    }

    static String name(CXCursor cursor) {
        return text(clang_getCursorSpelling(cursor));
    }

    static List<CXCursor> children(CXCursor parent) {
        List<CXCursor> children = new ArrayList<>();
        try (CXCursorVisitor visitor = collector(children)) {
            clang_visitChildren(parent, visitor, null);
        }
        return children;
    }

    private static CXCursorVisitor collector(List<CXCursor> children) {
        return new CXCursorVisitor() {
            @Override
            public int call(CXCursor cursor, CXCursor parent, CXClientData data) {
                children.add(cursor);
                return CXChildVisit_Continue;
            }
        };
    }

    static Place place(CXCursor cursor) {
        return place(clang_getCursorLocation(cursor));
    }

    static Place place(CXSourceLocation location) {
        CXFile file = new CXFile();
        int[] line = new int[1];
        int[] column = new int[1];
        clang_getExpansionLocation(location, file, line, column, new int[1]);
        return new Place(text(clang_getFileName(file)), line[0], column[0]);
    }
}
