// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param true_lb the true lb
 * @param true_extent the true extent
 */
@Generated("RecordEmitter")
public record DatatypeTrueExtent(long true_lb, long true_extent) {
}
