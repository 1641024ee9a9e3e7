package panmpi.generator.header;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of a header that are not bound as functions although they look like functions of the
 * library, and functions that are bound although a macro hides them from C programs. All these
 * names are reported.
 *
 * @param lines the positions of the header's names
 * @param withoutPrototype functions without a prototype
 * @param macros macros with arguments that the header declares no function for
 * @param aliases macros with the name of a function that the header does not declare, each with its
 *     expansion
 * @param hidden declared functions that a macro hides from programs, each with the macro's
 *     expansion; the expansion is empty for a macro with arguments
 * @param others declared functions whose names do not belong to MPI
 */
public record UnboundNames(
        FirstLines lines,
        Set<String> withoutPrototype,
        SortedSet<String> macros,
        SortedMap<String, String> aliases,
        SortedMap<String, String> hidden,
        SortedSet<String> others) {

    /** Pattern of the names of MPI's functions, not of its constants: {@code MPI_Send}. */
    private static final Pattern FUNCTION =
            Pattern.compile("MPIX?_(T_)?([A-Z]|[A-Z0-9]+_)?[a-z]\\w*");

    /** Pattern of a name that is no basic type of C, perhaps in parentheses. */
    private static final Pattern NAME =
            Pattern.compile(
                    "[(\\s]*(?!(?:int|long|short|char|void|unsigned|signed|float|double|\\w+_t)\\b)"
                            + "([A-Za-z_]\\w*)[)\\s]*");

    private static final Pattern CALL =
            Pattern.compile("[(\\s]*[A-Za-z]\\w*\\s*\\([^()]*\\)[)\\s]*");

    /**
     * Prefix of the names of the profiling interface: {@code PMPI_Send} is the second name of
     * {@code MPI_Send}.
     */
    private static final String PROFILING = "P";

    static UnboundNames none() {
        return of(FirstLines.none(), PreprocessedText.none(), Signatures.read(""), Map.of());
    }

    /**
     * Finds these names in a header.
     *
     * @param lines the positions of the names
     * @param text the preprocessed header
     * @param signatures the functions that the header declares
     * @param expansions the macros of the header that have no arguments
     */
    static UnboundNames of(
            FirstLines lines,
            PreprocessedText text,
            Signatures signatures,
            Map<String, String> expansions) {
        Set<String> declared = signatures.functions().keySet();
        SortedMap<String, String> hidden = new TreeMap<>(expansions);
        text.functionMacros().forEach(name -> hidden.put(name, ""));
        hidden.keySet().retainAll(declared);
        hidden.entrySet().removeIf(UnboundNames::isItself);
        Predicate<String> undeclared =
                name ->
                        FUNCTION.matcher(name).matches()
                                && !declared.contains(name)
                                && !signatures.local().contains(name);
        SortedSet<String> macros = new TreeSet<>(text.functionMacros());
        macros.removeIf(undeclared.negate());
        SortedMap<String, String> aliases = new TreeMap<>(expansions);
        aliases.keySet().removeIf(undeclared.negate());
        aliases.values().removeIf(expansion -> !isAlias(expansion, signatures));
        aliases.entrySet().removeIf(UnboundNames::isItself);
        SortedSet<String> others = new TreeSet<>(Signatures.read(text.own()).names());
        others.removeIf(name -> isOfMpi(name, declared));
        return new UnboundNames(
                lines, signatures.withoutPrototype(), macros, aliases, hidden, others);
    }

    /** Tests whether a macro expands to a name that is not the name of a type, or to a call. */
    private static boolean isAlias(String expansion, Signatures signatures) {
        Matcher name = NAME.matcher(expansion);
        Matcher call = CALL.matcher(expansion);
        return name.matches() && !signatures.types().contains(name.group(1)) || call.matches();
    }

    /** Tests whether a macro expands to its own name, so that it changes nothing. */
    private static boolean isItself(Map.Entry<String, String> macro) {
        Matcher name = NAME.matcher(macro.getValue());
        return name.matches() && name.group(1).equals(macro.getKey());
    }

    private static boolean isOfMpi(String name, Set<String> declared) {
        return SelectedNames.isSelected(name)
                || name.startsWith(PROFILING) && declared.contains(name.substring(1));
    }
}
