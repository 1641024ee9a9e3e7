// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param num_integers the num integers
 * @param num_addresses the num addresses
 * @param num_datatypes the num datatypes
 * @param combiner the combiner
 */
@Generated("RecordEmitter")
public record DatatypeEnvelope(int num_integers, int num_addresses, int num_datatypes, int combiner) {
}
