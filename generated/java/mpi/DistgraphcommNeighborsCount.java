// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Distgraphcomm.Neighbors_count}.
 *
 * @param indegree the number of neighbours that send to this rank
 * @param outdegree the number of neighbours that it sends to
 * @param weighted whether the edges have weights
 */
@Generated("RecordEmitter")
public record DistgraphcommNeighborsCount(int indegree, int outdegree, boolean weighted) {

    /**
     * {@link #indegree()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of neighbours that send to this rank
     */
    public int getIndegree() {
        return indegree;
    }

    /**
     * {@link #outdegree()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of neighbours that it sends to
     */
    public int getOutdegree() {
        return outdegree;
    }

    /**
     * {@link #weighted()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether the edges have weights
     */
    public boolean getWeighted() {
        return weighted;
    }
}
