// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Datatype} that follow from the header by rule.
 */
abstract class DatatypeCalls extends Handle {

    DatatypeCalls(long handle) {
        super(handle);
    }
}
