package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Reports the functions that have a camelCase method, and those whose camelCase method the tests
 * called.
 *
 * @param aliases the camelCase methods
 * @param byHand functions with hand-written methods or constructors, which need no generated
 *     camelCase method
 * @param rules number of exceptions to the camelCase naming rules
 */
public record AliasReport(FacadeAliases aliases, Collection<String> byHand, int rules) {

    /**
     * Returns a line for each library, a line for each function without a camelCase method, then
     * the total.
     *
     * @param libraries the records of calls, one for each library
     * @param functions the functions that the facade has a method for
     */
    public List<String> lines(Collection<LibraryCalls> libraries, Collection<String> functions) {
        SortedSet<String> missing = new TreeSet<>(functions);
        missing.removeIf(this::isThere);
        List<String> lines = new ArrayList<>();
        SortedSet<String> had = new TreeSet<>();
        SortedSet<String> never = new TreeSet<>();
        for (LibraryCalls library : libraries) {
            SortedSet<String> has = library.has(functions);
            had.addAll(has);
            SortedSet<String> rest = new TreeSet<>(has);
            rest.removeIf(f -> isCalled(library, f));
            lines.add(
                    "camelCase on %s: called %d/%d%s"
                            .formatted(
                                    library.name(),
                                    has.size() - rest.size(),
                                    has.size(),
                                    rest.isEmpty() ? "" : "; not called: " + join(rest)));
        }
        never.addAll(had);
        libraries.forEach(library -> never.removeIf(f -> isCalled(library, f)));
        missing.forEach(f -> lines.add("camelCase: no method of " + f));
        lines.add(
                "camelCase %d/%d, called %d/%d, exceptions %d"
                        .formatted(
                                functions.size() - missing.size(),
                                functions.size(),
                                had.size() - never.size(),
                                had.size(),
                                rules));
        return lines;
    }

    private static String join(Collection<String> names) {
        return String.join(" ", names);
    }

    private boolean isThere(String function) {
        return byHand.contains(function) || !aliases.ofFunction(function).isEmpty();
    }

    private boolean isCalled(LibraryCalls library, String function) {
        return aliases.signatures(function).isEmpty()
                ? library.called(function)
                : isRecorded(library, function) || isRecorded(library, function + "_c");
    }

    private boolean isRecorded(LibraryCalls library, String function) {
        return aliases.signatures(function).stream()
                .anyMatch(m -> library.calls().contains(function + " " + m));
    }
}
