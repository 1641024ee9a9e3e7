package panmpi.generator.model;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import panmpi.generator.header.MacroFacts;
import panmpi.generator.report.Diagnostics;

/**
 * Removes the functions that cannot be bound from the facts of a header, and reports them with
 * their lines in the header. It also reports macros that look like functions, and functions that
 * are bound although a macro hides them.
 */
final class Omissions {

    private static final Pattern NAME = Pattern.compile("\\b(?:MPIX?|OMPI|ompi)_\\w+");

    private final LowLevelReader low;
    private final MacroFacts macros;
    private final Path header;
    private final Diagnostics diagnostics;

    Omissions(LowLevelReader low, MacroFacts macros, Path header, Diagnostics diagnostics) {
        this.low = low;
        this.macros = macros;
        this.header = header;
        this.diagnostics = diagnostics;
    }

    void report() {
        low.unreadable.stream()
                .distinct()
                .forEach(problem -> omit(named(problem), "%s; it".formatted(problem)));
        for (String name : macros.unbound().withoutPrototype()) {
            if (low.functions.remove(name) != null) {
                omit(
                        name,
                        name
                                + "() declares no parameter list; (void) would say that it takes none; it");
            }
        }
        noteMacros();
        macros.unbound()
                .aliases()
                .forEach((name, other) -> omitMacro(name, name + " is a macro for " + other));
        warnOfHidden();
        warnOfPrefixes();
        omitUnseen();
    }

    /**
     * Leaves out functions that libclang sees in the header, but the C compiler of the MPI does
     * not. Libclang may see more declarations, since it predefines other macros.
     */
    private void omitUnseen() {
        Set<String> seen = macros.unbound().lines().places().keySet();
        List<String> names =
                low.functions.keySet().stream().filter(name -> !seen.contains(name)).toList();
        if (!seen.isEmpty()) {
            names.forEach(low.functions::remove);
            names.forEach(
                    name ->
                            omit(
                                    name,
                                    name
                                            + " is declared for libclang only, not for the compiler; it"));
        }
    }

    /**
     * Reports macros with arguments, in a single note, since MPICH has about twenty of them, which
     * convert between handles of C and Fortran.
     */
    private void noteMacros() {
        note(
                macros.unbound().macros().stream()
                        .filter(name -> !low.functions.containsKey(name))
                        .toList(),
                "macros with arguments are no functions of the library, and left out: ");
    }

    /**
     * Reports functions that a macro of the same name hides from C programs. They are bound
     * nevertheless, since the library has them.
     */
    private void warnOfHidden() {
        List<String> withArguments = new ArrayList<>();
        macros.unbound()
                .hidden()
                .forEach(
                        (name, other) -> {
                            if (other.isEmpty()) {
                                withArguments.add(name);
                            } else if (low.functions.containsKey(name)) {
                                diagnostics.warning(
                                        definitionOf(name),
                                        "%s is a function, and hidden by a macro (%s): the function is bound"
                                                .formatted(name, other));
                            }
                        });
        note(withArguments, "functions hidden by macros with arguments: the functions are bound: ");
    }

    private void note(List<String> names, String what) {
        if (!names.isEmpty()) {
            diagnostics.note(definitionOf(names.getFirst()), what + String.join(", ", names));
        }
    }

    private void omitMacro(String name, String what) {
        diagnostics.warning(
                definitionOf(name),
                what + ", and no function is declared by that name; it is left out");
    }

    /**
     * Reports functions whose names have other prefixes, in a single warning, since MPICH has
     * hundreds of such functions, which are meant for tools.
     */
    private void warnOfPrefixes() {
        Collection<String> names = macros.unbound().others();
        SortedMap<String, Integer> prefixes = new TreeMap<>();
        names.forEach(name -> prefixes.merge(name.replaceFirst("_.*", "_"), 1, Integer::sum));
        if (!names.isEmpty()) {
            diagnostics.warning(
                    header.toString(),
                    "%d %s than MPI_ and MPIX_: %s"
                            .formatted(
                                    names.size(),
                                    names.size() == 1
                                            ? "function is left out, since its name has another prefix"
                                            : "functions are left out, since their names have other prefixes",
                                    counted(prefixes)));
        }
    }

    private static String counted(SortedMap<String, Integer> prefixes) {
        return prefixes.entrySet().stream()
                .map(prefix -> "%s (%d)".formatted(prefix.getKey(), prefix.getValue()))
                .collect(Collectors.joining(", "));
    }

    private String definitionOf(String name) {
        return macros.unbound().lines().definitions().getOrDefault(name, lineOf(name));
    }

    private String lineOf(String name) {
        return macros.unbound().lines().places().getOrDefault(name, header.toString());
    }

    private void omit(String name, String what) {
        diagnostics.warning(lineOf(name), what + " is left out");
    }

    /**
     * Returns the name that the declaration in the text {@code problem} declares, by which its line
     * is found: the first name directly before a parenthesis, else the last name.
     */
    private static String named(String problem) {
        Matcher name = NAME.matcher(problem);
        String last = "";
        while (name.find()) {
            last = name.group();
            if (problem.startsWith("(", name.end())) {
                break;
            }
        }
        return last;
    }
}
