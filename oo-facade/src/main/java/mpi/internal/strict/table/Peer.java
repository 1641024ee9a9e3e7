package mpi.internal.strict.table;

/**
 * Parameters that tell which rank a message goes to or comes from.
 *
 * @param rank rank in the communicator.
 * @param tag tag of the message; null for a one-sided call.
 */
public record Peer(Parameter rank, Parameter tag) {}
