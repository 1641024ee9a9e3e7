package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXType;
import panmpi.generator.Diagnostics;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;

/** Reads the definition of a struct or union. */
final class StructReader {

    private final Shapes shapes;
    private final Snippets snippets;
    private final Diagnostics diagnostics;

    StructReader(Shapes shapes, Snippets snippets, Diagnostics diagnostics) {
        this.shapes = shapes;
        this.snippets = snippets;
        this.diagnostics = diagnostics;
    }

    Declaration.Struct read(CXCursor definition) {
        boolean union = clang_getCursorKind(definition) == CXCursor_UnionDecl;
        boolean untagged = snippets.isUntagged(definition);
        String name = Cursors.name(definition);
        List<CXCursor> members =
                Cursors.children(definition).stream()
                        .filter(c -> clang_getCursorKind(c) == CXCursor_FieldDecl)
                        .toList();
        String body =
                members.stream()
                        .map(member -> "    " + snippets.of(member) + ";\n")
                        .collect(Collectors.joining());
        String head = (union ? "union " : "struct ") + (untagged ? "" : name + " ");
        Cursors.Place place = Cursors.place(definition);
        return new Declaration.Struct(
                name,
                head + "{\n" + body + "}",
                untagged ? "$anon$" + place.line() + ":" + place.column() : name,
                union,
                fields(name, members),
                clang_Type_getSizeOf(clang_getCursorType(definition)));
    }

    private List<Declaration.Field> fields(String struct, List<CXCursor> members) {
        List<Declaration.Field> fields = new ArrayList<>();
        for (CXCursor member : members) {
            CXType type = clang_getCursorType(member);
            Optional<Layout> layout =
                    clang_Cursor_isBitField(member) != 0 ? Optional.empty() : shapes.of(type);
            if (layout.isEmpty()) {
                diagnostics.note(
                        Cursors.place(member).toString(),
                        "field "
                                + struct
                                + "."
                                + Cursors.name(member)
                                + " is padding in Java: its"
                                + " type, "
                                + Cursors.text(clang_getTypeSpelling(type))
                                + ", has no layout");
                continue;
            }
            fields.add(
                    new Declaration.Field(
                            Cursors.name(member),
                            snippets.of(member),
                            layout.get(),
                            clang_Cursor_getOffsetOfField(member) / Byte.SIZE,
                            Math.max(0, clang_Type_getSizeOf(type))));
        }
        return fields;
    }
}
