// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Datatypes, chapter 5 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiDatatypes extends MpiPointToPoint {

    MpiDatatypes() {
    }

    /**
     * C: {@code int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code int outsize}
     * @param position {@code int *position}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack(MemorySegment inbuf, int incount, long datatype, MemorySegment outbuf, int outsize, MemorySegment position, long comm) {
        try {
            return (int) MPI_Pack.HANDLE.invokeExact(inbuf, incount, datatype, outbuf, outsize, position, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack", "int(pointer,int,MPI_Datatype,pointer,int,pointer,MPI_Comm)", "MPI 4.0");
    }
}
