// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param lb the lb
 * @param extent the extent
 */
@Generated("RecordEmitter")
public record DatatypeExtent(long lb, long extent) {
}
