// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Info} that follow from the header by rule.
 */
abstract class InfoCalls extends Handle {

    InfoCalls(long handle) {
        super(handle);
    }
}
