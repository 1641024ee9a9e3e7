package panmpi.generator.header;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Facts about a header that the C preprocessor provides and low-level Java lacks.
 *
 * @param expansions object-like macros of the MPI's headers, each with its full expansion
 * @param prototypes functions, each with its declaration
 * @param callbacks function typedefs, each with its declaration
 * @param unbound names that look like functions of the library but cannot be bound as functions,
 *     and functions that a macro hides
 */
public record MacroFacts(
        SortedMap<String, String> expansions,
        SortedMap<String, String> prototypes,
        SortedMap<String, String> callbacks,
        UnboundNames unbound) {

    static MacroFacts none() {
        return new MacroFacts(
                new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), UnboundNames.none());
    }
}
