// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Message} that follow from the header by rule.
 */
abstract class MessageCalls extends ExclusiveHandle {

    MessageCalls(long handle) {
        super(handle);
    }
}
