package mpi.internal.watch;

import java.util.Set;
import mpi.internal.Generated;

/** The functions that any thread may call at any time, at every thread level, and MPI_Abort. */
@Generated("CallNamesEmitter")
final class AnyThreadCalls {

    /** Names of the functions, in C. */
    static final Set<String> NAMES =
            Set.of(
                    """
                    $names$
                    """
                            .strip()
                            .split("\\s+"));

    private AnyThreadCalls() {}
}
