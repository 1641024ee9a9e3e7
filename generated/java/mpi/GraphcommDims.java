// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param nnodes the nnodes
 * @param nedges the nedges
 */
@Generated("RecordEmitter")
public record GraphcommDims(int nnodes, int nedges) {
}
