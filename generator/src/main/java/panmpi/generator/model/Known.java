package panmpi.generator.model;

import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The functions that the binding has already, each with the prototype that it was bound by.
 *
 * <p>Its parameters' names, its types and its first MPI version come from here, whatever a later
 * header calls them, so that a function that is known keeps its class, name, kinds and result.
 *
 * @param functions the functions by name
 */
public record Known(SortedMap<String, Entry> functions) {

    /** No known functions: every function is as the headers declare it. */
    public static final Known NONE = new Known(Collections.emptySortedMap());

    /**
     * One function.
     *
     * @param function the prototype that it was bound by
     * @param mpi the first version of the standard that has it
     */
    public record Entry(Function function, String mpi) {}

    /** Copies the map. */
    public Known {
        functions = Collections.unmodifiableSortedMap(new TreeMap<>(functions));
    }

    /**
     * Adds the functions of a merged interface that were not known.
     *
     * @param merged all functions
     * @param refused functions whose methods were refused: to be inferred anew next time
     */
    public Known with(Merged merged, Set<String> refused) {
        SortedMap<String, Entry> all = new TreeMap<>(functions);
        merged.functions()
                .forEach(
                        (name, f) -> {
                            if (!refused.contains(name)) {
                                all.putIfAbsent(name, new Entry(f.function(), f.mpi()));
                            }
                        });
        return new Known(all);
    }
}
