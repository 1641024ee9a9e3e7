// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Graphcomm.mpiGetDims}.
 *
 * @param nnodes the number of nodes
 * @param nedges the number of edges
 */
@Generated("RecordEmitter")
public record GraphcommDims(int nnodes, int nedges) {

    /**
     * {@link #nnodes()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of nodes
     */
    public int getNnodes() {
        return nnodes;
    }

    /**
     * {@link #nedges()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of edges
     */
    public int getNedges() {
        return nedges;
    }
}
