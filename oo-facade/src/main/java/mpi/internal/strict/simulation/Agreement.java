package mpi.internal.strict.simulation;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A collective call as all ranks must make it.
 *
 * @param function name of the function of MPI.
 * @param alike arguments that must be alike, by their names, as text.
 */
public record Agreement(String function, Map<String, String> alike) {

    /** Keeps its own map, in order. */
    public Agreement {
        alike = new LinkedHashMap<>(alike);
    }
}
