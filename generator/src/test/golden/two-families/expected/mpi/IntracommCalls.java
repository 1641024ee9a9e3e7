// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Intracomm} that follow from the header by rule.
 */
abstract class IntracommCalls extends Comm {

    IntracommCalls(long handle) {
        super(handle);
    }
}
