package panmpi.generator.track;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Change of the binding that a new header would cause.
 *
 * @param origin the package that the header came with
 * @param header the header, as a command line names it
 * @param gained the methods of functions that no library had, by class
 * @param changed the methods of known functions that the header would change
 * @param problems the rules' error messages about the header
 * @param replaces whether a snapshot of the same name is committed
 */
public record BindingChange(
        String origin,
        String header,
        SortedMap<String, SortedSet<String>> gained,
        List<String> changed,
        List<String> problems,
        boolean replaces) {

    /** Copies the lists, so that the caller cannot change this record later. */
    public BindingChange {
        changed = List.copyOf(changed);
        problems = List.copyOf(problems);
    }

    /**
     * Compares the facade without the header and with it.
     *
     * @param functions the header's functions
     * @param problems the rules' error messages with the header
     */
    public static BindingChange of(
            NewHeader found,
            Facade without,
            Facade with,
            Collection<String> functions,
            List<String> problems,
            boolean replaces) {
        Collection<String> known = new TreeSet<>(without.decisions().methods().keySet());
        known.addAll(without.decisions().skipped().keySet());
        SortedSet<String> fresh = new TreeSet<>(functions);
        fresh.removeAll(known);
        return new BindingChange(
                found.origin(),
                found.header().toString(),
                with.byClass(fresh),
                changed(methods(without), methods(with)),
                problems,
                replaces);
    }

    private static Map<String, List<String>> methods(Facade facade) {
        Map<String, List<String>> methods = new java.util.TreeMap<>();
        facade.decisions().methods().keySet().forEach(f -> methods.put(f, facade.methods(f)));
        return methods;
    }

    private static List<String> changed(
            Map<String, List<String>> without, Map<String, List<String>> with) {
        List<String> changed = new ArrayList<>();
        without.forEach(
                (function, methods) -> {
                    List<String> now = with.getOrDefault(function, List.of());
                    if (!now.equals(methods)) {
                        changed.add("`%s`: %s becomes %s".formatted(function, methods, now));
                    }
                });
        return changed;
    }

    /** Returns the next step for the user, on one line. */
    String step() {
        return replaces
                ? "compare it with the committed one's header by make abi-diff; a snapshot must not be replaced unseen"
                : "make bindings HEADER=" + header;
    }

    /** Returns the lines that explain how to add this header to the binding. */
    List<String> next() {
        if (replaces) {
            return List.of(
                    "A snapshot of the same library and version is committed and says otherwise, as",
                    "listed below. `make bindings` must not replace one by the other unseen.");
        }
        return List.of(
                "```",
                step(),
                "```",
                "",
                "Then review `git diff generated/ docs/abi/`, run `make test`, and commit both.");
    }
}
