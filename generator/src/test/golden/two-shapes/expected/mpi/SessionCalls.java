// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Session} that follow from the header by rule.
 */
abstract class SessionCalls extends Handle {

    SessionCalls(long handle) {
        super(handle);
    }
}
