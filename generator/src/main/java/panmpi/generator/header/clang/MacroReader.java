package panmpi.generator.header.clang;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;

/**
 * Finds the macros that are constants: lets clang evaluate variables that are initialised with the
 * macros.
 *
 * <p>A macro without a value may be a pointer, so it is evaluated once more as an integer. If it
 * has no value even then, such as the address of a symbol, it is no compile-time constant and is
 * left out.
 */
final class MacroReader {

    private static final String PREFIX = "panmpi$macro$";

    private final String include;
    private final List<String> flags;
    private final Shapes shapes = new Shapes();

    /**
     * Makes a reader.
     *
     * @param include C text that defines the macros
     * @param flags compiler flags
     */
    MacroReader(String include, List<String> flags) {
        this.include = include;
        this.flags = flags;
    }

    List<Declaration.Constant> read(List<Cursor> cursors, Predicate<String> wanted)
            throws IOException {
        Set<String> names = new LinkedHashSet<>();
        for (Cursor cursor : cursors) {
            boolean candidate =
                    cursor.is(Cursor.MACRO)
                            && !cursor.isFunctionLikeMacro()
                            && !cursor.location().file().isEmpty();
            if (candidate && wanted.test(cursor.name())) {
                names.add(cursor.name());
            }
        }
        SequencedMap<String, Layout> types = new LinkedHashMap<>();
        Map<String, Declaration.Value> values = evaluate(names, "", types);
        List<String> open = types.keySet().stream().filter(n -> !values.containsKey(n)).toList();
        values.putAll(evaluate(open, "(__UINTPTR_TYPE__)", new LinkedHashMap<>()));
        return types.entrySet().stream()
                .filter(e -> values.containsKey(e.getKey()))
                .map(e -> constant(e.getKey(), e.getValue(), values.get(e.getKey())))
                .toList();
    }

    /**
     * Evaluates each macro with a cast before it ({@code cast} may be empty). Adds the types of the
     * macros to {@code types}, even if a macro has no value.
     */
    private Map<String, Declaration.Value> evaluate(
            Collection<String> names, String cast, Map<String, Layout> types) throws IOException {
        String probe =
                names.stream()
                        .map(n -> "__auto_type " + PREFIX + n + " = " + cast + n + ";\n")
                        .collect(Collectors.joining());
        Map<String, Declaration.Value> values = new LinkedHashMap<>();
        try (ClangUnit unit = ClangUnit.parse(include + probe, flags)) {
            for (Cursor cursor : unit.children()) {
                String name = cursor.name();
                if (cursor.is(Cursor.VARIABLE) && name.startsWith(PREFIX)) {
                    String macro = name.substring(PREFIX.length());
                    type(cursor).ifPresent(type -> types.put(macro, type));
                    Evaluation.of(cursor).ifPresent(value -> values.put(macro, value));
                }
            }
        }
        return values;
    }

    private Optional<Layout> type(Cursor variable) {
        ClangType type = variable.type();
        return type.canonical().is(TypeKind.CONSTANT_ARRAY)
                ? Optional.of(Layout.Scalar.C_POINTER)
                : shapes.of(type);
    }

    private static Declaration.Constant constant(
            String name, Layout layout, Declaration.Value value) {
        boolean pointer = layout == Layout.Scalar.C_POINTER;
        String text =
                switch (value) {
                    case Declaration.Whole(long number) -> (pointer ? "(void*) " : "") + number;
                    case Declaration.Real(double number) -> String.valueOf(number);
                    case Declaration.Text(String string) -> Evaluation.quote(string);
                };
        return new Declaration.Constant(name, "#define " + name + " " + text, layout, value);
    }
}
