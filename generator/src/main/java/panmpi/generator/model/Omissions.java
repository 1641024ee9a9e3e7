package panmpi.generator.model;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.Diagnostics;
import panmpi.generator.header.MacroFacts;

/** Removes names of a header that no binding can rely on, and reports them with their lines. */
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
                .forEach(problem -> left(named(problem), "%s; it".formatted(problem)));
        for (String name : macros.unbound().withoutPrototype()) {
            if (low.functions.remove(name) != null) {
                left(name, name + "() does not say what it takes, as (void) would; it");
            }
        }
        macros();
        macros.unbound()
                .aliases()
                .forEach(
                        (name, function) ->
                                left(name, name + " is a macro for " + function + "; it"));
    }

    /** One note for all: MPICH has a score of them, between handles of C and of Fortran. */
    private void macros() {
        List<String> names =
                macros.unbound().macros().stream()
                        .filter(name -> !low.functions.containsKey(name))
                        .toList();
        if (!names.isEmpty()) {
            diagnostics.note(
                    lineOf(names.getFirst()),
                    "macros with arguments are no functions of the library, and left out: "
                            + String.join(", ", names));
        }
    }

    private String lineOf(String name) {
        return macros.unbound().places().getOrDefault(name, header.toString());
    }

    private void left(String name, String what) {
        diagnostics.warning(lineOf(name), what + " is left out");
    }

    /** Returns the name that a declaration declares, for its line: a function's, else the last. */
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
