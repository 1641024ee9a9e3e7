package panmpi.generator.model;

import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The functions that the binding has already, each with the prototype from which it was bound.
 *
 * <p>For such a function, the names of parameters, the types and the first MPI version come from
 * this record, even if a later header differs. The function therefore keeps its class, its name,
 * the kinds of its parameters and its result.
 *
 * @param functions the functions by name
 */
public record Known(SortedMap<String, Entry> functions) {

    /** No known functions: every function is as the headers declare it. */
    public static final Known NONE = new Known(Collections.emptySortedMap());

    /**
     * A known function.
     *
     * @param function the prototype from which it was bound
     * @param mpi the first version of the standard that has it
     */
    public record Entry(Function function, String mpi) {}

    /** Copies the map, so that the caller cannot change this record later. */
    public Known {
        functions = Collections.unmodifiableSortedMap(new TreeMap<>(functions));
    }

    /**
     * Returns the known functions together with the functions of merged snapshots that were not
     * known.
     *
     * @param merged all functions
     * @param refused functions whose methods were refused; they are not added, so that the next run
     *     infers them again
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
