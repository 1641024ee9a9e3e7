package panmpi.generator.header.clang;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;
import panmpi.generator.report.Diagnostics;

/**
 * Reads the declarations of a header whose names a test accepts, and the structs that they use;
 * {@link MacroReader} reads macros.
 */
final class DeclarationReader {

    private final Shapes shapes = new Shapes();
    private final Map<String, Declaration> found = new LinkedHashMap<>();
    private final Predicate<String> wanted;
    private final Snippets snippets;
    private final FunctionReader functions;
    private final StructReader structs;

    DeclarationReader(Predicate<String> wanted, Snippets snippets, Diagnostics diagnostics) {
        this.wanted = wanted;
        this.snippets = snippets;
        this.functions = new FunctionReader(shapes, snippets, diagnostics);
        this.structs = new StructReader(shapes, snippets, diagnostics);
    }

    /**
     * Reads the accepted declarations; of two declarations with the same name, the first is kept.
     */
    List<Declaration> read(List<Cursor> cursors) {
        for (Cursor cursor : cursors) {
            if (cursor.is(Cursor.ENUM)) {
                enumeration(cursor);
            } else if (wanted.test(cursor.name())) {
                declaration(cursor).ifPresent(this::add);
            }
        }
        addStructs();
        return List.copyOf(found.values());
    }

    private void add(Declaration declaration) {
        found.putIfAbsent(declaration.name(), declaration);
    }

    private Optional<Declaration> declaration(Cursor cursor) {
        ClangType type = cursor.type();
        return switch (cursor.kind()) {
            case Cursor.FUNCTION -> functions.function(cursor);
            case Cursor.VARIABLE -> variable(cursor, type);
            case Cursor.TYPEDEF -> typedef(cursor, type);
            case Cursor.STRUCT, Cursor.UNION -> {
                shapes.of(type);
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private Optional<Declaration> variable(Cursor cursor, ClangType type) {
        if (cursor.isStatic()) {
            return Optional.empty();
        }
        return shapes.of(type)
                .map(l -> new Declaration.Variable(cursor.name(), snippets.of(cursor), l));
    }

    private Optional<Declaration> typedef(Cursor cursor, ClangType type) {
        Optional<ClangType> function = Shapes.function(type);
        if (function.isPresent()) {
            return functions.callback(cursor, function.get());
        }
        if (type.canonical().is(TypeKind.ENUM)) {
            return Optional.empty();
        }
        String name = cursor.name();
        String snippet = snippets.of(cursor);
        return shapes.of(type)
                .flatMap(
                        layout ->
                                switch (layout) {
                                    case Layout.Scalar s ->
                                            Optional.of(new Declaration.Typedef(name, snippet, s));
                                    case Layout.Struct(String struct) when !struct.equals(name) ->
                                            Optional.of(
                                                    new Declaration.Alias(name, snippet, struct));
                                    case Layout.Struct _, Layout.Array _ -> Optional.empty();
                                });
    }

    private void enumeration(Cursor cursor) {
        String tag = snippets.isUntagged(cursor) ? "<anonymous>" : cursor.name();
        for (Cursor constant : cursor.children()) {
            String name = constant.name();
            if (constant.is(Cursor.ENUM_CONSTANT) && wanted.test(name)) {
                long value = constant.enumValue();
                String snippet = "enum " + tag + "." + name + " = " + value;
                shapes.of(constant.type())
                        .map(
                                l ->
                                        new Declaration.Constant(
                                                name, snippet, l, new Declaration.Whole(value)))
                        .ifPresent(this::add);
            }
        }
    }

    /**
     * Adds the structs that the accepted declarations use by value; their fields may use further
     * structs.
     */
    private void addStructs() {
        Set<String> done = new HashSet<>();
        Map<String, Cursor> open = new HashMap<>(shapes.structs());
        while (!open.isEmpty()) {
            open.forEach((_, definition) -> add(structs.read(definition)));
            done.addAll(open.keySet());
            open = new HashMap<>(shapes.structs());
            open.keySet().removeAll(done);
        }
    }
}
