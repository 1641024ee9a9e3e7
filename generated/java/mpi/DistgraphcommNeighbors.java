// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;
import mpi.internal.call.ResultTexts;

/**
 * Results of {@code Distgraphcomm.Neighbors}.
 *
 * @param sources the ranks that send to this one
 * @param sourceweights the weight of each edge that ends here
 * @param destinations the ranks that this one sends to
 * @param destweights the weight of each edge that begins here
 */
@Generated("RecordEmitter")
public record DistgraphcommNeighbors(int[] sources, int[] sourceweights, int[] destinations, int[] destweights) {

    /**
     * {@link #sources()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the ranks that send to this one
     */
    public int[] getSources() {
        return sources;
    }

    /**
     * {@link #sourceweights()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the weight of each edge that ends here
     */
    public int[] getSourceweights() {
        return sourceweights;
    }

    /**
     * {@link #destinations()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the ranks that this one sends to
     */
    public int[] getDestinations() {
        return destinations;
    }

    /**
     * {@link #destweights()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the weight of each edge that begins here
     */
    public int[] getDestweights() {
        return destweights;
    }

    /**
     * Returns the results by name, with the elements of arrays.
     */
    @Override
    public String toString() {
        return ResultTexts.of(this);
    }
}
