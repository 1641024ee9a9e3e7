package panmpi.generator.header.clang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;
import panmpi.generator.report.Diagnostics;

/**
 * Reads functions and function typedefs. Functions that Java cannot call are left out and reported.
 */
final class FunctionReader {

    private final Shapes shapes;
    private final Snippets snippets;
    private final Diagnostics diagnostics;

    FunctionReader(Shapes shapes, Snippets snippets, Diagnostics diagnostics) {
        this.shapes = shapes;
        this.snippets = snippets;
        this.diagnostics = diagnostics;
    }

    /** Result type and parameters of a function; the result type of {@code void} is empty. */
    private record Signature(Optional<Layout> returns, List<Declaration.Parameter> parameters) {}

    Optional<Declaration> function(Cursor cursor) {
        ClangType type = cursor.type();
        boolean hidden = cursor.isStatic() || cursor.isInline();
        if (hidden) {
            return Optional.empty();
        }
        return signature(cursor, type, "x")
                .map(
                        s ->
                                new Declaration.Function(
                                        cursor.name(),
                                        snippets.of(cursor),
                                        s.returns(),
                                        s.parameters(),
                                        type.isVariadic()));
    }

    /** Reads a typedef of a function or of a pointer to a function. */
    Optional<Declaration> callback(Cursor cursor, ClangType function) {
        if (Shapes.isVariadicCallback(function)) {
            skip(cursor, "variadic callbacks have no Java form");
            return Optional.empty();
        }
        return signature(cursor, function, "_x")
                .map(
                        s ->
                                new Declaration.Callback(
                                        cursor.name(),
                                        snippets.of(cursor),
                                        s.returns(),
                                        s.parameters()));
    }

    private Optional<Signature> signature(Cursor cursor, ClangType function, String prefix) {
        ClangType result = function.result();
        Optional<Layout> returns = shapes.ofParameter(result);
        if (returns.isEmpty() && !Shapes.isVoid(result)
                || returns.filter(Layout.Struct.class::isInstance).isPresent()) {
            skip(cursor, "it returns " + result.spelling());
            return Optional.empty();
        }
        List<String> names = names(cursor);
        List<Declaration.Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < function.arguments(); i++) {
            ClangType type = function.argument(i);
            Optional<Layout> layout =
                    Shapes.isVariadicCallback(type) ? Optional.empty() : shapes.ofParameter(type);
            if (layout.isEmpty()) {
                skip(cursor, "parameter " + (i + 1) + " is a " + type.spelling());
                return Optional.empty();
            }
            String name = i < names.size() ? names.get(i) : "";
            parameters.add(
                    new Declaration.Parameter(name.isEmpty() ? prefix + i : name, layout.get()));
        }
        return Optional.of(new Signature(returns, parameters));
    }

    private static List<String> names(Cursor cursor) {
        return cursor.children().stream()
                .filter(child -> child.is(Cursor.PARAMETER))
                .map(Cursor::name)
                .toList();
    }

    private void skip(Cursor cursor, String reason) {
        diagnostics.note(
                cursor.location().toString(),
                cursor.name() + " is not in the low-level Java: " + reason);
    }
}
