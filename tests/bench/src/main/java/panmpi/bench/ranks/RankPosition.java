package panmpi.bench.ranks;

import mpi.Intracomm;
import mpi.MPI;

/**
 * A rank's communicator, and the other ranks with which it exchanges messages: its neighbours in a
 * ring, and its partner in a pair.
 *
 * @param world communicator of all ranks.
 * @param rank this rank.
 * @param ranks number of ranks.
 */
record RankPosition(Intracomm world, int rank, int ranks) {
    static final int TAG = 1;

    static RankPosition here() {
        return new RankPosition(MPI.COMM_WORLD, MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size());
    }

    int next() {
        return (rank + 1) % ranks;
    }

    int previous() {
        return (rank + ranks - 1) % ranks;
    }

    /**
     * Returns the other rank of this rank's pair. With an odd number of ranks, the last rank has no
     * partner, and gets {@code PROC_NULL}.
     */
    int partner() {
        int half = ranks / 2;
        if (rank >= 2 * half) {
            return MPI.PROC_NULL;
        }
        return rank < half ? rank + half : rank - half;
    }
}
