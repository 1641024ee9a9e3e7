package mpi;

import mpi.internal.call.TopologyChecks;

/** A communicator with a Cartesian topology: a process for each point of a grid. */
public sealed class Cartcomm extends CartcommCalls permits CartComm {

    Cartcomm(long handle) {
        super(handle);
    }

    @Override
    public Cartcomm clone() {
        return Dup();
    }

    /** Returns the number of neighbours: two in each dimension. */
    @Override
    int indegree() {
        return 2 * Get_dim();
    }

    @Override
    int outdegree() {
        return 2 * Get_dim();
    }

    @Override
    public int Rank(int[] coords) {
        TopologyChecks.atLeast("MPI_Cart_rank", "coords", coords, Get_dim());
        return super.Rank(coords);
    }

    @Override
    public Cartcomm Sub(boolean[] remain_dims) {
        TopologyChecks.atLeast("MPI_Cart_sub", "remain_dims", remain_dims, Get_dim());
        return super.Sub(remain_dims);
    }
}
