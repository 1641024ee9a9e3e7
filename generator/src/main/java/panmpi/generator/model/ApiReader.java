package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import panmpi.generator.header.MacroFacts;
import panmpi.generator.header.SelectedNames;
import panmpi.generator.report.Diagnostics;

/**
 * Makes an {@link Api} from low-level Java, the source that jextract or the built-in producer
 * generates from a header, and from the preprocessor's facts about the header.
 *
 * <p>Low-level Java lacks three things: constants that are addresses of symbols, the type that a
 * macro casts its value to, and prototypes with variadic callbacks.
 */
public final class ApiReader {

    private static final Pattern CAST = Pattern.compile("\\(+\\s*\\(?\\s*(MPIX?_\\w+)\\s*\\).*");
    private static final Pattern ADDRESS = Pattern.compile(".*&\\s*\\(?\\s*(\\w+)[\\s)]*");
    private static final Pattern CAST_TO = Pattern.compile("\\(([^()&]*)\\)");
    private static final Pattern NUMBER = Pattern.compile("-?(0[xX][0-9a-fA-F]+|\\d+)");
    private static final Pattern TYPE_WORD =
            Pattern.compile("int|long|short|char|void|unsigned|signed|float|double|\\w+_t");

    private final LowLevelReader low;
    private final MacroFacts macros;

    private ApiReader(LowLevelReader low, MacroFacts macros) {
        this.low = low;
        this.macros = macros;
    }

    /**
     * Reads low-level Java.
     *
     * @param lowLevel the folder with the low-level Java
     * @param header the header it was made from
     * @param macros the preprocessor's facts about that header
     * @param libraries rules that identify the implementation
     * @param diagnostics where omissions are reported
     */
    public static Api read(
            Path lowLevel,
            Path header,
            MacroFacts macros,
            Libraries libraries,
            Diagnostics diagnostics)
            throws IOException {
        ApiReader reader = new ApiReader(LowLevelReader.read(lowLevel), macros);
        reader.addVariadicCallbacks();
        reader.addEnumTypes();
        reader.addConstants();
        new Omissions(reader.low, macros, header, diagnostics).report();
        return new Api(
                reader.identity(header, libraries),
                reader.low.functions,
                reader.low.constants,
                reader.low.typedefs,
                reader.low.callbacks,
                reader.low.structs);
    }

    private void addVariadicCallbacks() {
        macros.callbacks()
                .forEach(
                        (name, text) ->
                                low.attempt(
                                        () ->
                                                low.callbacks.computeIfAbsent(
                                                        name,
                                                        n ->
                                                                new Callback(
                                                                        n,
                                                                        Prototypes.functionType(
                                                                                text)))));
        macros.prototypes()
                .forEach(
                        (name, text) -> {
                            if (!low.functions.containsKey(name)) {
                                low.attempt(() -> addFunction(Prototypes.function(text), text));
                            }
                        });
    }

    /**
     * Adds a function that low-level Java lacks because it has a variadic callback; throws an
     * exception if low-level Java lacks the function for another reason, such as a type that Java
     * cannot pass.
     */
    private void addFunction(Function function, String text) {
        boolean forCallback =
                function.params().stream()
                        .map(param -> low.callbacks.get(param.type().base()))
                        .anyMatch(callback -> callback != null && callback.shape().variadic());
        if (!forCallback) {
            throw new IllegalArgumentException("Java cannot pass a type of '" + text + "'");
        }
        low.functions.put(function.name(), function);
    }

    /**
     * Adds enumerations as scalar types. They are the parameter types that are no typedefs in
     * low-level Java, and that low-level Java passes as an int.
     */
    private void addEnumTypes() {
        low.carriers.forEach(
                (name, carriers) -> {
                    List<Param> params = low.functions.get(name).params();
                    for (int i = 0; i < Math.min(params.size(), carriers.size()); i++) {
                        CType type = params.get(i).type();
                        boolean unknown =
                                !low.typedefs.containsKey(type.base())
                                        && !TYPE_WORD.matcher(type.base()).matches();
                        if (carriers.get(i).equals("int")
                                && unknown
                                && !type.base().contains(" ")) {
                            low.typedefs.put(type.base(), new Typedef(type.base(), "int", "enum"));
                        }
                    }
                });
    }

    private void addConstants() {
        // A name that is declared as a function is no constant, even if a macro has the same name.
        low.constants.keySet().removeAll(macros.prototypes().keySet());
        low.constants.keySet().removeAll(low.functions.keySet());
        macros.expansions().forEach(this::addConstant);
    }

    private void addConstant(String name, String text) {
        Constant known = low.constants.get(name);
        String cast = castType(text);
        if (known != null && known.source() == Constant.Source.LITERAL) {
            low.constants.put(name, cast == null ? known : known.withType(cast));
        } else if (known == null && isConstant(name)) {
            address(name, text, cast == null ? "pointer" : cast);
        }
    }

    private boolean isConstant(String name) {
        return isSelected(name)
                && !low.functions.containsKey(name)
                && !macros.prototypes().containsKey(name)
                && !macros.unbound().aliases().containsKey(name);
    }

    private static boolean isSelected(String name) {
        return SelectedNames.isSelected(name);
    }

    private String castType(String text) {
        Matcher cast = CAST.matcher(text);
        return cast.matches() && low.typedefs.containsKey(cast.group(1)) ? cast.group(1) : null;
    }

    /**
     * Adds the constant of a macro that low-level Java does not evaluate: the address of a symbol,
     * the content of a variable, or a number that is cast to a handle.
     */
    private void address(String name, String text, String type) {
        Matcher address = ADDRESS.matcher(text);
        String value = address.matches() ? address.group(1) : withoutCasts(text);
        Constant variable = address.matches() ? null : low.constants.get(value);
        if (variable != null && variable.source() == Constant.Source.VARIABLE) {
            String own = type.equals("pointer") ? variable.type() : type;
            low.constants.put(name, new Constant(name, own, variable.source(), value));
        } else if (NUMBER.matcher(value).matches()) {
            String number = Long.decode(value).toString();
            low.constants.put(name, new Constant(name, type, Constant.Source.LITERAL, number));
        } else if (address.matches() || isSymbol(value) && !value.equals(name)) {
            low.constants.put(name, new Constant(name, type, Constant.Source.ADDRESS, value));
        }
    }

    private String withoutCasts(String text) {
        return CAST_TO.matcher(text)
                .replaceAll(m -> isType(m.group(1)) ? "" : Matcher.quoteReplacement(m.group()))
                .replaceAll("[()]", "")
                .strip();
    }

    private boolean isType(String text) {
        return text.contains("*") || low.typedefs.containsKey(text.strip());
    }

    private boolean isSymbol(String word) {
        return word.matches("[A-Za-z_]\\w*")
                && !TYPE_WORD.matcher(word).matches()
                && !word.startsWith("__")
                && !low.typedefs.containsKey(word)
                && !low.callbacks.containsKey(word);
    }

    private Identity identity(Path header, Libraries libraries) throws IOException {
        SortedMap<String, String> expansions = macros.expansions();
        Map.Entry<String, String> library = libraries.recognise(expansions);
        return new Identity(
                library.getKey(),
                library.getValue(),
                family(),
                Libraries.mpiVersion(expansions),
                header.getFileName().toString(),
                Identity.hash(header));
    }

    /**
     * Derives the ABI family from the constants that are handles: integers in the family of MPICH,
     * addresses or contents of symbols in the family of Open MPI, pointers with small numbers in
     * the standard ABI.
     */
    private String family() {
        Set<String> types = handleTypes();
        List<Constant> handles =
                low.constants.values().stream()
                        .filter(c -> low.typedefs.containsKey(c.type()))
                        .filter(
                                c ->
                                        c.source() != Constant.Source.VARIABLE
                                                || types.contains(c.type()))
                        .toList();
        if (handles.stream().anyMatch(c -> low.typedefs.get(c.type()).carrier().equals("int"))) {
            return "mpich";
        }
        boolean symbols = handles.stream().anyMatch(c -> c.source() != Constant.Source.LITERAL);
        return symbols ? "openmpi" : "standard";
    }

    /** Returns the types that have a null constant, and so are types of handles. */
    private Set<String> handleTypes() {
        return low.constants.values().stream()
                .filter(c -> c.name().endsWith("_NULL"))
                .map(Constant::type)
                .collect(Collectors.toSet());
    }
}
