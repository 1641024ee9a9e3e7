package mpi.junit.rank;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

/**
 * Lets MPI make progress on a rank that has ended a test and waits for the other ranks. To end
 * their test, they may still need this rank as the target of one-sided calls, or as the receiver of
 * the rest of a long message.
 */
final class Progress {

    /**
     * Communicator of all ranks. With a communicator of one rank, MPICH 4.0 would make progress on
     * the messages of that communicator only.
     */
    private final Intracomm own = RankWorld.comm().Dup();

    /** Memory for the results of {@code MPI_Iprobe}. */
    private final MemorySegment flag = Arena.ofAuto().allocate(Long.BYTES);

    private final MemorySegment status = MpiMemory.allocateStatus(Arena.ofAuto());

    /** Calls MPI once, so that MPI makes progress. Nobody sends to this communicator. */
    void make() {
        // A test may have finalized MPI.
        if (!RankWorld.isRunning()) {
            return;
        }
        if (RankWorld.IS_TRACED) {
            // The direct call to C is not traced, so that the trace contains only calls of the
            // tests.
            Mpi.MPI_Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG, own.nativeHandle(), flag, status);
        } else {
            own.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        }
    }

    /** Frees the communicator. This is collective over all ranks. */
    void end() {
        if (RankWorld.isRunning()) {
            own.Free();
        }
    }
}
