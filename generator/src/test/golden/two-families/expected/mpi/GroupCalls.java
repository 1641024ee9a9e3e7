// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Group} that follow from the header by rule.
 */
abstract class GroupCalls extends Handle {

    GroupCalls(long handle) {
        super(handle);
    }
}
