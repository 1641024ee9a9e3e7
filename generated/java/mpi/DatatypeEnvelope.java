// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import javax.annotation.processing.Generated;

/**
 * Results of {@code Datatype.Get_envelope}.
 *
 * @param num_integers the number of integers among the arguments
 * @param num_addresses the number of addresses among the arguments
 * @param num_datatypes the number of datatypes among the arguments
 * @param combiner what the datatype was made by, as MPI.COMBINER_VECTOR
 */
@Generated("RecordEmitter")
public record DatatypeEnvelope(int num_integers, int num_addresses, int num_datatypes, int combiner) {
}
