package mpi.internal.strict.simulation;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Describes the parts of a collective call that must be equal on all ranks of the communicator: the
 * function, and arguments such as the root.
 *
 * @param function name of the MPI function.
 * @param alike arguments that must have equal values on all ranks: name and value, such as {@code
 *     root} and {@code 0}.
 * @param order rule that says which ranks of the call wait for which others.
 */
public record Agreement(String function, Map<String, String> alike, Order order) {

    /** Makes the agreement of a call in which each rank waits for all ranks. */
    public Agreement(String function, Map<String, String> alike) {
        this(function, alike, Order.OF_ALL);
    }

    /** Copies the map in its order, so that the record is immutable. */
    public Agreement {
        alike = new LinkedHashMap<>(alike);
    }
}
