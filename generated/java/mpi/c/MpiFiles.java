// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Files and views, chapter 14 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiFiles extends MpiExternalInterfaces {

    MpiFiles() {
    }

    /**
     * {@code MPI_DISPLACEMENT_CURRENT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DISPLACEMENT_CURRENT = Linkage.count("MPI_DISPLACEMENT_CURRENT");

    /**
     * {@code MPI_FILE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_FILE_NULL = Linkage.handle("MPI_FILE_NULL", "MPI_FILE_NULL");

    /**
     * {@code MPI_MODE_APPEND}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_APPEND = Linkage.integer("MPI_MODE_APPEND");

    /**
     * {@code MPI_MODE_CREATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_CREATE = Linkage.integer("MPI_MODE_CREATE");

    /**
     * {@code MPI_MODE_DELETE_ON_CLOSE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_DELETE_ON_CLOSE = Linkage.integer("MPI_MODE_DELETE_ON_CLOSE");

    /**
     * {@code MPI_MODE_EXCL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_EXCL = Linkage.integer("MPI_MODE_EXCL");

    /**
     * {@code MPI_MODE_RDONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_RDONLY = Linkage.integer("MPI_MODE_RDONLY");

    /**
     * {@code MPI_MODE_RDWR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_RDWR = Linkage.integer("MPI_MODE_RDWR");

    /**
     * {@code MPI_MODE_SEQUENTIAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_SEQUENTIAL = Linkage.integer("MPI_MODE_SEQUENTIAL");

    /**
     * {@code MPI_MODE_UNIQUE_OPEN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_UNIQUE_OPEN = Linkage.integer("MPI_MODE_UNIQUE_OPEN");

    /**
     * {@code MPI_MODE_WRONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_WRONLY = Linkage.integer("MPI_MODE_WRONLY");

    /**
     * {@code MPI_SEEK_CUR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_CUR = Linkage.integer("MPI_SEEK_CUR");

    /**
     * {@code MPI_SEEK_END}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_END = Linkage.integer("MPI_SEEK_END");

    /**
     * {@code MPI_SEEK_SET}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_SET = Linkage.integer("MPI_SEEK_SET");

    /**
     * C: {@code int MPI_File_close(MPI_File *fh)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File *fh}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node355.htm#Node355">MPI 5.0, section 14.2.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_close(MemorySegment fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_close(VirtualCall.accessible(fh)));
        }
        try {
            return (int) MPI_File_close.HANDLE.invokeExact(fh);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_close {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_close", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_delete(const char *filename, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param filename {@code const char *filename}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node356.htm#Node356">MPI 5.0, section 14.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_delete(MemorySegment filename, long info) {
        try {
            return (int) MPI_File_delete.HANDLE.invokeExact(filename, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_delete", "int(pointer,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_amode(MPI_File fh, int *amode)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param amode {@code int *amode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_amode(long fh, MemorySegment amode) {
        try {
            return (int) MPI_File_get_amode.HANDLE.invokeExact(fh, amode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_amode {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_amode", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_atomicity(MPI_File fh, int *flag)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_atomicity(long fh, MemorySegment flag) {
        try {
            return (int) MPI_File_get_atomicity.HANDLE.invokeExact(fh, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_atomicity {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_atomicity", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_group(MPI_File fh, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_group(long fh, MemorySegment group) {
        try {
            return (int) MPI_File_get_group.HANDLE.invokeExact(fh, group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_group", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_info(MPI_File fh, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_info(long fh, MemorySegment info_used) {
        try {
            return (int) MPI_File_get_info.HANDLE.invokeExact(fh, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_info", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_size(MPI_File fh, MPI_Offset *size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node359.htm#Node359">MPI 5.0, section 14.2.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_size(long fh, MemorySegment size) {
        try {
            return (int) MPI_File_get_size.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_size", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node378.htm#Node378">MPI 5.0, section 14.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_type_extent(long fh, long datatype, MemorySegment extent) {
        try {
            return (int) MPI_File_get_type_extent.HANDLE.invokeExact(fh, datatype, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_type_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_type_extent", "int(MPI_File,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node378.htm#Node378">MPI 5.0, section 14.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_type_extent_c(long fh, long datatype, MemorySegment extent) {
        try {
            return (int) MPI_File_get_type_extent_c.HANDLE.invokeExact(fh, datatype, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_type_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_type_extent_c", "int(MPI_File,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param disp {@code MPI_Offset *disp}
     * @param etype {@code MPI_Datatype *etype}
     * @param filetype {@code MPI_Datatype *filetype}
     * @param datarep {@code char *datarep}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_view(long fh, MemorySegment disp, MemorySegment etype, MemorySegment filetype, MemorySegment datarep) {
        try {
            return (int) MPI_File_get_view.HANDLE.invokeExact(fh, disp, etype, filetype, datarep);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_view {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_view", "int(MPI_File,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param filename {@code const char *filename}
     * @param amode {@code int amode}
     * @param info {@code MPI_Info info}
     * @param fh {@code MPI_File *fh}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node354.htm#Node354">MPI 5.0, section 14.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_open(long comm, MemorySegment filename, int amode, long info, MemorySegment fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_open(comm, VirtualCall.accessible(filename), amode, info, VirtualCall.accessible(fh)));
        }
        try {
            return (int) MPI_File_open.HANDLE.invokeExact(comm, filename, amode, info, fh);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_open {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_open", "int(MPI_Comm,pointer,int,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_preallocate(MPI_File fh, MPI_Offset size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node358.htm#Node358">MPI 5.0, section 14.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_preallocate(long fh, long size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_preallocate(fh, size));
        }
        try {
            return (int) MPI_File_preallocate.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_preallocate {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_preallocate", "int(MPI_File,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_atomicity(MPI_File fh, int flag)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param flag {@code int flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_set_atomicity(long fh, int flag) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_atomicity(fh, flag));
        }
        try {
            return (int) MPI_File_set_atomicity.HANDLE.invokeExact(fh, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_set_atomicity {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_atomicity", "int(MPI_File,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_info(MPI_File fh, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_set_info(long fh, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_info(fh, info));
        }
        try {
            return (int) MPI_File_set_info.HANDLE.invokeExact(fh, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_info", "int(MPI_File,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_size(MPI_File fh, MPI_Offset size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node357.htm#Node357">MPI 5.0, section 14.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_set_size(long fh, long size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_size(fh, size));
        }
        try {
            return (int) MPI_File_set_size.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_set_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_size", "int(MPI_File,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param disp {@code MPI_Offset disp}
     * @param etype {@code MPI_Datatype etype}
     * @param filetype {@code MPI_Datatype filetype}
     * @param datarep {@code const char *datarep}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_set_view(long fh, long disp, long etype, long filetype, MemorySegment datarep, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_view(fh, disp, etype, filetype, VirtualCall.accessible(datarep), info));
        }
        try {
            return (int) MPI_File_set_view.HANDLE.invokeExact(fh, disp, etype, filetype, datarep, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_set_view {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_view", "int(MPI_File,long,MPI_Datatype,MPI_Datatype,pointer,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_sync(MPI_File fh)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_sync(long fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_sync(fh));
        }
        try {
            return (int) MPI_File_sync.HANDLE.invokeExact(fh);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_sync {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_sync", "int(MPI_File)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param read_conversion_fn {@code MPI_Datarep_conversion_function *read_conversion_fn}
     * @param write_conversion_fn {@code MPI_Datarep_conversion_function *write_conversion_fn}
     * @param dtype_file_extent_fn {@code MPI_Datarep_extent_function *dtype_file_extent_fn}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node380.htm#Node380">MPI 5.0, section 14.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Register_datarep(MemorySegment datarep, MemorySegment read_conversion_fn, MemorySegment write_conversion_fn, MemorySegment dtype_file_extent_fn, MemorySegment extra_state) {
        try {
            return (int) MPI_Register_datarep.HANDLE.invokeExact(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Register_datarep {

        static final MethodHandle HANDLE = Linkage.link("MPI_Register_datarep", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param read_conversion_fn {@code MPI_Datarep_conversion_function_c *read_conversion_fn}
     * @param write_conversion_fn {@code MPI_Datarep_conversion_function_c *write_conversion_fn}
     * @param dtype_file_extent_fn {@code MPI_Datarep_extent_function *dtype_file_extent_fn}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node380.htm#Node380">MPI 5.0, section 14.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Register_datarep_c(MemorySegment datarep, MemorySegment read_conversion_fn, MemorySegment write_conversion_fn, MemorySegment dtype_file_extent_fn, MemorySegment extra_state) {
        try {
            return (int) MPI_Register_datarep_c.HANDLE.invokeExact(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Register_datarep_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Register_datarep_c", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }
}
