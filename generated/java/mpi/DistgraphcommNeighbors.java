// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param sources the sources, one each
 * @param sourceweights the sourceweights, one each
 * @param destinations the destinations, one each
 * @param destweights the destweights, one each
 */
@Generated("RecordEmitter")
public record DistgraphcommNeighbors(int[] sources, int[] sourceweights, int[] destinations, int[] destweights) {
}
