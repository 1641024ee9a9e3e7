// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Groups, communicators, attributes and names, chapter 7 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiCommunicators extends MpiCollectives {

    MpiCommunicators() {
    }

    /**
     * C: {@code int MPI_Comm_rank(MPI_Comm comm, int *rank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_rank(long comm, MemorySegment rank) {
        try {
            return (int) MPI_Comm_rank.HANDLE.invokeExact(comm, rank);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_rank", "int(MPI_Comm,pointer)", "MPI 4.0");
    }
}
