package panmpi.generator.emit;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.report.Diagnostics;

/**
 * Finds methods of the facade by their C functions, for emitted methods that call other methods.
 */
final class MethodTable {

    private final SortedMap<String, List<FacadeMethod>> methods;
    private final Diagnostics diagnostics;
    private final Set<String> reported = new HashSet<>();

    MethodTable(Collection<FacadeMethod> methods, Diagnostics diagnostics) {
        this.methods =
                methods.stream()
                        .collect(
                                Collectors.groupingBy(
                                        m -> m.function().name(),
                                        TreeMap::new,
                                        Collectors.toList()));
        this.diagnostics = diagnostics;
    }

    /** Finds the method of a function, preferably in the class of the calling method. */
    Optional<FacadeMethod> find(FacadeMethod caller, String function) {
        List<FacadeMethod> found = methods.getOrDefault(function, List.of());
        return found.stream()
                .filter(m -> m.owner().equals(caller.owner()))
                .findFirst()
                .or(() -> found.stream().findFirst());
    }

    /**
     * Finds a method that {@code shape} accepts; of several such methods, the method with the
     * shortest function name.
     */
    Optional<FacadeMethod> find(Predicate<FacadeMethod> shape) {
        return methods.values().stream()
                .flatMap(List::stream)
                .filter(shape)
                .min(
                        Comparator.comparing(
                                m -> m.function().name(),
                                Comparator.comparingInt(String::length)
                                        .thenComparing(Comparator.naturalOrder())));
    }

    /**
     * Reports, once, that a method cannot take objects because the facade has no method for {@code
     * relative}, which it would call.
     */
    void missing(FacadeMethod caller, String relative) {
        String text =
                "'%s' refuses objects: it would send them by %s, for which the facade has no method"
                        .formatted(caller.function().name(), relative);
        if (reported.add(text)) {
            diagnostics.warning("", text);
        }
    }
}
