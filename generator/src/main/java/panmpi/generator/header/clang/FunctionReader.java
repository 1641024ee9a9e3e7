package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXType;
import panmpi.generator.Diagnostics;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;

/** Reads functions and function typedefs; what Java cannot call is left out with a note. */
final class FunctionReader {

    private final Shapes shapes;
    private final Snippets snippets;
    private final Diagnostics diagnostics;

    FunctionReader(Shapes shapes, Snippets snippets, Diagnostics diagnostics) {
        this.shapes = shapes;
        this.snippets = snippets;
        this.diagnostics = diagnostics;
    }

    /** What a function type says, with the names that its declaration gives the parameters. */
    private record Signature(Optional<Layout> returns, List<Declaration.Parameter> parameters) {}

    Optional<Declaration> function(CXCursor cursor) {
        CXType type = clang_getCursorType(cursor);
        boolean hidden =
                clang_getCursorLinkage(cursor) == CXLinkage_Internal
                        || clang_Cursor_isFunctionInlined(cursor) != 0;
        if (hidden) {
            return Optional.empty();
        }
        return signature(cursor, type, "x")
                .map(
                        s ->
                                new Declaration.Function(
                                        Cursors.name(cursor),
                                        snippets.of(cursor),
                                        s.returns(),
                                        s.parameters(),
                                        clang_isFunctionTypeVariadic(type) != 0));
    }

    /** Reads a typedef of a function or of a pointer to one. */
    Optional<Declaration> callback(CXCursor cursor, CXType function) {
        if (Shapes.isVariadicCallback(function)) {
            skip(cursor, "variadic callbacks have no Java form");
            return Optional.empty();
        }
        return signature(cursor, function, "_x")
                .map(
                        s ->
                                new Declaration.Callback(
                                        Cursors.name(cursor),
                                        snippets.of(cursor),
                                        s.returns(),
                                        s.parameters()));
    }

    private Optional<Signature> signature(CXCursor cursor, CXType function, String prefix) {
        CXType result = clang_getResultType(function);
        Optional<Layout> returns = shapes.ofParameter(result);
        if (returns.isEmpty() && !Shapes.isVoid(result)
                || returns.filter(Layout.Struct.class::isInstance).isPresent()) {
            skip(cursor, "it returns " + Cursors.text(clang_getTypeSpelling(result)));
            return Optional.empty();
        }
        List<String> names = names(cursor);
        List<Declaration.Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < clang_getNumArgTypes(function); i++) {
            CXType type = clang_getArgType(function, i);
            Optional<Layout> layout =
                    Shapes.isVariadicCallback(type) ? Optional.empty() : shapes.ofParameter(type);
            if (layout.isEmpty()) {
                skip(
                        cursor,
                        "parameter "
                                + (i + 1)
                                + " is a "
                                + Cursors.text(clang_getTypeSpelling(type)));
                return Optional.empty();
            }
            String name = i < names.size() ? names.get(i) : "";
            parameters.add(
                    new Declaration.Parameter(name.isEmpty() ? prefix + i : name, layout.get()));
        }
        return Optional.of(new Signature(returns, parameters));
    }

    private static List<String> names(CXCursor cursor) {
        return Cursors.children(cursor).stream()
                .filter(child -> clang_getCursorKind(child) == CXCursor_ParmDecl)
                .map(Cursors::name)
                .toList();
    }

    private void skip(CXCursor cursor, String reason) {
        diagnostics.note(
                Cursors.place(cursor).toString(),
                Cursors.name(cursor) + " is not in the low-level Java: " + reason);
    }
}
