package mpi;

/** A communicator whose processes are the points of a grid. */
public final class Cartcomm extends CartcommCalls {

    Cartcomm(long handle) {
        super(handle);
    }

    /** Two in each dimension: the one before and the one after. */
    @Override
    int indegree() {
        return 2 * Get_dim();
    }

    @Override
    int outdegree() {
        return 2 * Get_dim();
    }
}
