// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Cartcomm} that the generator makes from the MPI header.
 */
abstract class CartcommCalls extends Topocomm {

    CartcommCalls(long handle) {
        super(handle);
    }
}
