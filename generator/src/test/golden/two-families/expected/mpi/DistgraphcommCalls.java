// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Distgraphcomm} that the generator makes from the MPI header.
 */
abstract class DistgraphcommCalls extends Topocomm {

    DistgraphcommCalls(long handle) {
        super(handle);
    }
}
