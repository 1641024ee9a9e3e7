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
public abstract class MpiCommunicators extends MpiPointToPoint {

    MpiCommunicators() {
    }

    /**
     * C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *copy_fn, int *keyval, void *extra_state)}.
     *
     * <p>In integers 0.9+.
     *
     * @param copy_fn {@code MPI_Comm_copy_attr_function *copy_fn}
     * @param keyval {@code int *keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create_keyval(MemorySegment copy_fn, MemorySegment keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Comm_create_keyval.HANDLE.invokeExact(copy_fn, keyval, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_keyval", "int(pointer,pointer,pointer)", "MPI 3.1");
    }
}
