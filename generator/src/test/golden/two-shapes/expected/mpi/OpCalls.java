// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Op} that follow from the header by rule.
 */
abstract class OpCalls extends Handle {

    OpCalls(long handle) {
        super(handle);
    }
}
