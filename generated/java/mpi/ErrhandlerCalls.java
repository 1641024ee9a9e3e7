// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;

/**
 * The calls of {@link Errhandler} that follow from the header by rule.
 */
abstract class ErrhandlerCalls extends Handle {

    ErrhandlerCalls(long handle) {
        super(handle);
    }

    /**
     * Frees the error handler; objects that use it keep it as long as they need it.
     *
     * <p>Calls {@code MPI_Errhandler_free}: local.
     *
     * <p>C: {@code int MPI_Errhandler_free(MPI_Errhandler *errhandler)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Errhandler_free")) {
            MemorySegment errhandlerAt = frame.cell(handle(), "MPI_Errhandler");
            int error = Mpi.MPI_Errhandler_free(errhandlerAt);
            adopt(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Errhandler#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Errhandler_free")
    public void free() {
        Free();
    }
}
