// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Results of {@code Datatype.Get_extent}.
 *
 * @param lb the lower bound in bytes
 * @param extent the extent in bytes: the distance from one element to the next
 */
@Generated("RecordEmitter")
public record DatatypeExtent(long lb, long extent) {

    /**
     * {@link #lb()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the lower bound in bytes
     */
    public long getLb() {
        return lb;
    }

    /**
     * {@link #extent()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the extent in bytes: the distance from one element to the next
     */
    public long getExtent() {
        return extent;
    }
}
