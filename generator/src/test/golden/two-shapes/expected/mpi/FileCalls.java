// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.MPI.File;

/**
 * The calls of {@link File} that follow from the header by rule.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
    }
}
