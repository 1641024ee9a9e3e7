// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Environment, memory, errors and time, chapter 9 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiEnvironment extends MpiCommunicators {

    MpiEnvironment() {
    }

    /**
     * C: {@code double MPI_Wtime(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated("FunctionEmitter")
    public static double MPI_Wtime() {
        try {
            return (double) MPI_Wtime.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Wtime {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtime", "double()", "MPI 3.1");
    }
}
