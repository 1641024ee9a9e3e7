// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Errhandler} that follow from the header by rule.
 */
abstract class ErrhandlerCalls extends Handle {

    ErrhandlerCalls(long handle) {
        super(handle);
    }
}
