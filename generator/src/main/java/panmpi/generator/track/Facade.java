package panmpi.generator.track;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.rules.FacadeRules;

/**
 * Tells which Java methods the facade has for each MPI function, and why a function has none.
 *
 * @param decisions the decisions about every function
 * @param unsupported the functions that have no method although no rule leaves them out, each with
 *     the reason
 */
public record Facade(FacadeRules.Decisions decisions, Map<String, String> unsupported) {

    private static final String LARGE = "_c";

    /** Copies the map, so that the caller cannot change this record later. */
    public Facade {
        unsupported = Map.copyOf(unsupported);
    }

    /**
     * Returns the methods of a function, as {@code Class.Method}; for a large-count function such
     * as {@code MPI_Send_c}, the methods of {@code MPI_Send}.
     */
    public List<String> methods(String function) {
        return found(function).stream().map(m -> m.owner() + "." + m.name()).toList();
    }

    /**
     * Returns the facade class that has the methods of a function; an empty string if it has none.
     */
    public String owner(String function) {
        return found(function).stream().map(FacadeMethod::owner).findFirst().orElse("");
    }

    private List<FacadeMethod> found(String function) {
        if (unsupported.containsKey(function)) {
            return List.of();
        }
        List<FacadeMethod> own = decisions.methods().get(function);
        if (own != null) {
            return own;
        }
        return isLarge(function)
                ? decisions.methods().getOrDefault(small(function), List.of())
                : List.of();
    }

    /**
     * Returns true for a large-count function, such as {@code MPI_Send_c}, if {@code MPI_Send} has
     * methods.
     */
    boolean isLarge(String function) {
        return function.endsWith(LARGE) && decisions.methods().containsKey(small(function));
    }

    private static String small(String function) {
        return function.substring(0, function.length() - LARGE.length());
    }

    /** Returns every class that has a method. */
    SortedSet<String> classes() {
        SortedSet<String> classes = new TreeSet<>();
        decisions.methods().values().forEach(list -> list.forEach(m -> classes.add(m.owner())));
        return classes;
    }

    /**
     * Returns the methods of some functions, by class; large-count functions such as {@code
     * MPI_Send_c} are ignored.
     */
    SortedMap<String, SortedSet<String>> byClass(Collection<String> functions) {
        SortedMap<String, SortedSet<String>> classes = new TreeMap<>();
        for (String function : functions) {
            if (!isLarge(function)) {
                for (FacadeMethod m : found(function)) {
                    classes.computeIfAbsent(m.owner(), o -> new TreeSet<>()).add(m.name());
                }
            }
        }
        return classes;
    }

    /**
     * Returns those of the given functions that a rule leaves out, by the reason; large-count
     * functions such as {@code MPI_Send_c} are ignored.
     */
    SortedMap<String, SortedSet<String>> byReason(Collection<String> functions) {
        SortedMap<String, SortedSet<String>> reasons = new TreeMap<>();
        for (String function : functions) {
            String why = decisions.skipped().get(function);
            if (why != null && !isLarge(function) && !unsupported.containsKey(function)) {
                reasons.computeIfAbsent(why, w -> new TreeSet<>()).add(function);
            }
        }
        return reasons;
    }
}
