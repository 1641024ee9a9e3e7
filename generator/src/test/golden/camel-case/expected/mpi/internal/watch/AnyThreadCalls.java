// Generated from the snapshots in generated/api by `make bindings`; edit templates/AnyThreadCalls.java instead.

package mpi.internal.watch;

import java.util.Set;
import mpi.internal.Generated;

/**
 * Names of the MPI functions that {@code ConcurrentCalls} does not report: those that any thread may
 * call at any time, whatever the thread level, and also MPI_Abort.
 */
@Generated("CallNamesEmitter")
final class AnyThreadCalls {

    /**
     * Names of the functions, in C.
     */
    static final Set<String> NAMES = Set.of("""
        
        """.strip().split("\\s+"));

    private AnyThreadCalls() {
    }
}
