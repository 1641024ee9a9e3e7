// Generated from the snapshots in generated/api by `make bindings`; edit templates/WaitingCalls.java instead.

package mpi.internal.watch;

import java.util.Set;
import mpi.internal.Generated;

/**
 * The functions that return only when other ranks of the job have made calls of their own.
 */
@Generated("CallNamesEmitter")
final class WaitingCalls {

    /**
     * Names of the functions, in C.
     */
    static final Set<String> NAMES = Set.of("""
        MPI_Send
        MPI_Send_c
        MPI_Waitall
        """.strip().split("\\s+"));

    private WaitingCalls() {
    }
}
