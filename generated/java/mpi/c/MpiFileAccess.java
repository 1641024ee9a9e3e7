// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Access to the data of files, chapter 14 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiFileAccess extends MpiFiles {

    MpiFileAccess() {
    }

    /**
     * C: {@code int MPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param disp {@code MPI_Offset *disp}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_byte_offset(long fh, long offset, MemorySegment disp) {
        try {
            return (int) MPI_File_get_byte_offset.HANDLE.invokeExact(fh, offset, disp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_byte_offset {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_byte_offset", "int(MPI_File,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_position(MPI_File fh, MPI_Offset *offset)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset *offset}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_position(long fh, MemorySegment offset) {
        try {
            return (int) MPI_File_get_position.HANDLE.invokeExact(fh, offset);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_position {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_position", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset *offset}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_position_shared(long fh, MemorySegment offset) {
        try {
            return (int) MPI_File_get_position_shared.HANDLE.invokeExact(fh, offset);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_position_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_position_shared", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_all.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_all_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_shared.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iread_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_all.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_all_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_shared.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_iwrite_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_all_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_all_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_all_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_all_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_all_begin(long fh, long offset, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_begin(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_at_all_begin.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_begin", "int(MPI_File,long,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_all_begin_c(long fh, long offset, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_begin_c(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_at_all_begin_c.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_begin_c", "int(MPI_File,long,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_c(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_ordered(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_ordered_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_ordered_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_ordered_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_ordered_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_ordered_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_ordered_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_shared.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_read_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_read_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param whence {@code int whence}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_seek(long fh, long offset, int whence) {
        try {
            return (int) MPI_File_seek.HANDLE.invokeExact(fh, offset, whence);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_seek {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_seek", "int(MPI_File,long,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param whence {@code int whence}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_seek_shared(long fh, long offset, int whence) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_seek_shared(fh, offset, whence));
        }
        try {
            return (int) MPI_File_seek_shared.HANDLE.invokeExact(fh, offset, whence);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_seek_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_seek_shared", "int(MPI_File,long,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_all_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_all_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_all_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_all_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_all_begin(long fh, long offset, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_begin(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_at_all_begin.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_begin", "int(MPI_File,long,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_all_begin_c(long fh, long offset, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_begin_c(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_at_all_begin_c.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_begin_c", "int(MPI_File,long,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_c(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_ordered(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_ordered_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_ordered_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_ordered_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_ordered_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_ordered_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_ordered_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_shared.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_write_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_write_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }
}
