package panmpi.generator.header;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Names of a header that look like functions of the library but cannot be bound as such.
 *
 * @param places a name's first line in the header, {@code FILE:LINE}
 * @param withoutPrototype functions without a prototype
 * @param macros macros with arguments of which the header declares no function
 * @param aliases macros that expand to a function's name, with that name
 */
public record UnboundNames(
        Map<String, String> places,
        Set<String> withoutPrototype,
        Set<String> macros,
        SortedMap<String, String> aliases) {

    /** Pattern of the names of MPI's functions, not of its constants: {@code MPI_Send}. */
    private static final Pattern FUNCTION = Pattern.compile("MPIX?_(T_)?[A-Z]?[a-z]\\w*");

    static UnboundNames none() {
        return new UnboundNames(Map.of(), Set.of(), Set.of(), new TreeMap<>());
    }

    /**
     * Finds them.
     *
     * @param places the line of each name
     * @param text the preprocessed header
     * @param signatures its functions
     * @param expansions its macros without arguments
     */
    static UnboundNames of(
            Map<String, String> places,
            PreprocessedText text,
            Signatures signatures,
            Map<String, String> expansions) {
        Predicate<String> undeclared =
                name ->
                        FUNCTION.matcher(name).matches()
                                && !signatures.functions().containsKey(name)
                                && !signatures.local().contains(name);
        Set<String> macros = new TreeSet<>(text.functionMacros());
        macros.removeIf(undeclared.negate());
        SortedMap<String, String> aliases = new TreeMap<>(expansions);
        aliases.keySet().removeIf(undeclared.negate());
        aliases.values().removeIf(value -> !signatures.names().contains(value));
        return new UnboundNames(places, signatures.withoutPrototype(), macros, aliases);
    }
}
