// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Datatype.Get_true_extent}.
 *
 * @param true_lb the first byte of the data, counted from the element's address
 * @param true_extent the number of bytes from the first byte of the data to the last
 */
@Generated("RecordEmitter")
public record DatatypeTrueExtent(long true_lb, long true_extent) {

    /**
     * {@link #true_lb()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the first byte of the data, counted from the element's address
     */
    public long getTrueLb() {
        return true_lb;
    }

    /**
     * {@link #true_extent()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of bytes from the first byte of the data to the last
     */
    public long getTrueExtent() {
        return true_extent;
    }
}
