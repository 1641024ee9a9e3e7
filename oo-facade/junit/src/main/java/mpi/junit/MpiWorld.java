package mpi.junit;

import mpi.Intracomm;
import mpi.junit.rank.RankWorld;

/**
 * All ranks of a test, as a parameter of the test method or constructor.
 *
 * @param comm {@code MPI_COMM_WORLD}, or a communicator of {@code mpi://WORLD} if the ranks use a
 *     session without {@code Init}.
 * @param rank rank of this process.
 * @param size number of ranks.
 */
public record MpiWorld(Intracomm comm, int rank, int size) {

    /**
     * Returns the communicator, the rank and the number of ranks of the running test, for code that
     * has no parameter of this type. The call is local.
     *
     * @return a record for this process.
     */
    public static MpiWorld ofThisProcess() {
        Intracomm all = RankWorld.comm();
        return new MpiWorld(all, all.Rank(), all.Size());
    }

    /**
     * Returns the rank after this one; after the last comes 0.
     *
     * @return rank of the next process.
     */
    public int next() {
        return (rank + 1) % size;
    }

    /**
     * Returns the rank before this one; before 0 comes the last.
     *
     * @return rank of the previous process.
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
