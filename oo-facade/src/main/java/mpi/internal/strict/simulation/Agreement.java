package mpi.internal.strict.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

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

    /** Name of the first argument that differs; null if there is none. */
    String difference(Agreement other) {
        for (Map.Entry<String, String> argument : alike.entrySet()) {
            String theirs = other.alike.get(argument.getKey());
            if (theirs != null && !Objects.equals(argument.getValue(), theirs)) {
                return argument.getKey();
            }
        }
        return null;
    }
}
