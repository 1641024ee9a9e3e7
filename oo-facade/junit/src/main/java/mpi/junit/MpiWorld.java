package mpi.junit;

import mpi.Intracomm;
import mpi.MPI;

/**
 * All ranks of a test, as a parameter of its method or constructor.
 *
 * @param comm {@code MPI_COMM_WORLD}.
 * @param rank rank of this process.
 * @param size number of ranks.
 */
public record MpiWorld(Intracomm comm, int rank, int size) {

    static MpiWorld ofThisProcess() {
        return new MpiWorld(MPI.COMM_WORLD, MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size());
    }

    /**
     * Returns the rank after this one; after the last comes 0.
     *
     * @return its number.
     */
    public int next() {
        return (rank + 1) % size;
    }

    /**
     * Returns the rank before this one; before 0 comes the last.
     *
     * @return its number.
     */
    public int previous() {
        return (rank + size - 1) % size;
    }

    /**
     * Tests whether this process is rank 0.
     *
     * @return true on rank 0.
     */
    public boolean isFirst() {
        return rank == 0;
    }
}
