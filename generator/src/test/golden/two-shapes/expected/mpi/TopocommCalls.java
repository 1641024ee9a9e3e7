// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Topocomm} that follow from the header by rule.
 */
abstract class TopocommCalls extends Intracomm {

    TopocommCalls(long handle) {
        super(handle);
    }

    /**
     * The number of neighbours that send here.
     */
    abstract int indegree();

    /**
     * The number of neighbours that are sent to.
     */
    abstract int outdegree();
}
