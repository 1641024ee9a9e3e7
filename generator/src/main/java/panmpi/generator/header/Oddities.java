package panmpi.generator.header;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Names of a header that look like functions of the library and are not, or not quite.
 *
 * @param places a name's first place in the header, {@code FILE:LINE}
 * @param withoutPrototype functions of which the header does not say what they take
 * @param macros functions that are macros with arguments, and nothing else
 * @param aliases macros that stand for a function, with its name
 */
public record Oddities(
        Map<String, String> places,
        Set<String> withoutPrototype,
        Set<String> macros,
        SortedMap<String, String> aliases) {

    /** The way in which MPI writes functions, and not constants: {@code MPI_Send}. */
    private static final Pattern FUNCTION = Pattern.compile("MPIX?_(T_)?[A-Z]?[a-z]\\w*");

    static Oddities none() {
        return new Oddities(Map.of(), Set.of(), Set.of(), new TreeMap<>());
    }

    /**
     * Finds them.
     *
     * @param places the place of each name
     * @param text the preprocessed header
     * @param signatures its functions
     * @param expansions its macros without arguments
     */
    static Oddities of(
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
        return new Oddities(places, signatures.withoutPrototype(), macros, aliases);
    }
}
