package mpi.junit.rank;

import mpi.Intracomm;
import mpi.MPI;

/**
 * Progress of MPI on a rank that waits for the others: their test may need it to answer, as the
 * target of one-sided calls, or to take the rest of a long message.
 */
final class Progress {

    /**
     * Communicator of all ranks: with a communicator of one rank, MPICH 4.0 would progress nothing
     * else.
     */
    private final Intracomm own = RankWorld.comm().Dup();

    /** Gives MPI time, as each of its calls does; nobody sends to this communicator. */
    void make() {
        // A test may have finalized MPI.
        if (RankWorld.isRunning()) {
            own.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        }
    }

    /** Frees the communicator: all ranks together, as they made it. */
    void end() {
        if (RankWorld.isRunning()) {
            own.Free();
        }
    }
}
