// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;

/**
 * Results of {@code Win.Shared_query}.
 *
 * @param disp_unit the number of bytes that a displacement of 1 stands for
 * @param baseptr the memory of that rank
 */
@Generated("RecordEmitter")
public record WinSharedQuery(int disp_unit, MemorySegment baseptr) {

    /**
     * {@link #disp_unit()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of bytes that a displacement of 1 stands for
     */
    public int getDispUnit() {
        return disp_unit;
    }

    /**
     * {@link #baseptr()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the memory of that rank
     */
    public MemorySegment getBaseptr() {
        return baseptr;
    }
}
