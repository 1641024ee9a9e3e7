// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Graphcomm} that the generator makes from the MPI header.
 */
abstract class GraphcommCalls extends Topocomm {

    GraphcommCalls(long handle) {
        super(handle);
    }
}
