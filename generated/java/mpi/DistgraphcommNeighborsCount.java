// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param indegree the indegree
 * @param outdegree the outdegree
 * @param weighted the weighted
 */
@Generated("RecordEmitter")
public record DistgraphcommNeighborsCount(int indegree, int outdegree, boolean weighted) {
}
