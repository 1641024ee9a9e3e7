// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Topocomm} that the generator makes from the MPI header.
 */
abstract class TopocommCalls extends Intracomm {

    TopocommCalls(long handle) {
        super(handle);
    }

    /**
     * Returns the number of neighbours that send to this rank.
     */
    abstract int indegree();

    /**
     * Returns the number of neighbours to which this rank sends.
     */
    abstract int outdegree();
}
