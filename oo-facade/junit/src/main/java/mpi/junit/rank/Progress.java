package mpi.junit.rank;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

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

    /** Memory for the results of the function of C. */
    private final MemorySegment flag = Arena.ofAuto().allocate(Long.BYTES);

    private final MemorySegment status = MpiMemory.allocateStatus(Arena.ofAuto());

    /** Gives MPI time, as each of its calls does; nobody sends to this communicator. */
    void make() {
        // A test may have finalized MPI.
        if (!RankWorld.isRunning()) {
            return;
        }
        if (RankWorld.IS_TRACED) {
            // The trace has the calls of the tests alone.
            Mpi.MPI_Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG, own.nativeHandle(), flag, status);
        } else {
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
