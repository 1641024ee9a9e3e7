package panmpi.generator.header.clang;

import static org.bytedeco.llvm.global.clang.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.bytedeco.llvm.clang.CXCursor;
import org.bytedeco.llvm.clang.CXType;
import panmpi.generator.Diagnostics;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;

/** Reads the declarations of a header whose names are wanted; macros are another matter. */
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

    /** Reads one declaration after the other; of two with the same name the first counts. */
    List<Declaration> read(List<CXCursor> cursors) {
        for (CXCursor cursor : cursors) {
            if (clang_getCursorKind(cursor) == CXCursor_EnumDecl) {
                enumeration(cursor);
            } else if (wanted.test(Cursors.name(cursor))) {
                declaration(cursor).ifPresent(this::add);
            }
        }
        addStructs();
        return List.copyOf(found.values());
    }

    private void add(Declaration declaration) {
        found.putIfAbsent(declaration.name(), declaration);
    }

    private Optional<Declaration> declaration(CXCursor cursor) {
        CXType type = clang_getCursorType(cursor);
        return switch (clang_getCursorKind(cursor)) {
            case CXCursor_FunctionDecl -> functions.function(cursor);
            case CXCursor_VarDecl -> variable(cursor, type);
            case CXCursor_TypedefDecl -> typedef(cursor, type);
            case CXCursor_StructDecl, CXCursor_UnionDecl -> {
                shapes.of(type);
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    private Optional<Declaration> variable(CXCursor cursor, CXType type) {
        if (clang_getCursorLinkage(cursor) == CXLinkage_Internal) {
            return Optional.empty();
        }
        return shapes.of(type)
                .map(l -> new Declaration.Variable(Cursors.name(cursor), snippets.of(cursor), l));
    }

    private Optional<Declaration> typedef(CXCursor cursor, CXType type) {
        Optional<CXType> function = Shapes.function(type);
        if (function.isPresent()) {
            return functions.callback(cursor, function.get());
        }
        if (clang_getCanonicalType(type).kind() == CXType_Enum) {
            return Optional.empty();
        }
        String name = Cursors.name(cursor);
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

    private void enumeration(CXCursor cursor) {
        String tag = snippets.isUntagged(cursor) ? "<anonymous>" : Cursors.name(cursor);
        for (CXCursor constant : Cursors.children(cursor)) {
            String name = Cursors.name(constant);
            if (clang_getCursorKind(constant) == CXCursor_EnumConstantDecl && wanted.test(name)) {
                long value = clang_getEnumConstantDeclValue(constant);
                String snippet = "enum " + tag + "." + name + " = " + value;
                shapes.of(clang_getCursorType(constant))
                        .map(
                                l ->
                                        new Declaration.Constant(
                                                name, snippet, l, new Declaration.Whole(value)))
                        .ifPresent(this::add);
            }
        }
    }

    /** Adds the structs that something wanted uses by value; a struct's fields may need more. */
    private void addStructs() {
        Set<String> done = new HashSet<>();
        Map<String, CXCursor> open = new HashMap<>(shapes.structs());
        while (!open.isEmpty()) {
            open.forEach((_, definition) -> add(structs.read(definition)));
            done.addAll(open.keySet());
            open = new HashMap<>(shapes.structs());
            open.keySet().removeAll(done);
        }
    }
}
