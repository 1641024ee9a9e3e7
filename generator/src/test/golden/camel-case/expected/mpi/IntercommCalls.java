// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Intercomm} that the generator makes from the MPI header.
 */
abstract class IntercommCalls extends Comm {

    IntercommCalls(long handle) {
        super(handle);
    }
}
