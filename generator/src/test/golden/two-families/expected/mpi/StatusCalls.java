// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;

/**
 * The calls of {@link Status} that follow from the header by rule.
 */
abstract class StatusCalls {

    /**
     * Takes what a call made of the status.
     */
    abstract void read(MemorySegment statusAt);
}
