package mpi.internal.strict.table;

/**
 * Parameters that tell which rank a message goes to or comes from.
 *
 * @param rank rank in the communicator.
 * @param tag tag of the message; null for a one-sided call.
 */
public record Peer(Parameter rank, Parameter tag) {

    /** Finds the parameters by the kind of the rank; null for a function that has none. */
    static Peer of(Function function, String kind) {
        Parameter rank = function.first(kind);
        return rank == null ? null : new Peer(rank, function.following(rank, "tag"));
    }
}
