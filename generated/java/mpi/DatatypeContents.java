// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param array_of_integers the integers, one each
 * @param array_of_addresses the addresses, one each
 * @param array_of_datatypes the datatypes, one each
 */
@Generated("RecordEmitter")
public record DatatypeContents(int[] array_of_integers, long[] array_of_addresses, Datatype[] array_of_datatypes) {
}
