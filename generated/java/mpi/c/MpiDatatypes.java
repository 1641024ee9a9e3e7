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
public abstract class MpiDatatypes extends MpiPartitioned {

    MpiDatatypes() {
    }

    /**
     * {@code MPI_COMBINER_CONTIGUOUS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_CONTIGUOUS = Linkage.integer("MPI_COMBINER_CONTIGUOUS");

    /**
     * {@code MPI_COMBINER_DARRAY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_DARRAY = Linkage.integer("MPI_COMBINER_DARRAY");

    /**
     * {@code MPI_COMBINER_DUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_DUP = Linkage.integer("MPI_COMBINER_DUP");

    /**
     * {@code MPI_COMBINER_F90_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_COMPLEX = Linkage.integer("MPI_COMBINER_F90_COMPLEX");

    /**
     * {@code MPI_COMBINER_F90_INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_INTEGER = Linkage.integer("MPI_COMBINER_F90_INTEGER");

    /**
     * {@code MPI_COMBINER_F90_REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_REAL = Linkage.integer("MPI_COMBINER_F90_REAL");

    /**
     * {@code MPI_COMBINER_HINDEXED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED = Linkage.integer("MPI_COMBINER_HINDEXED");

    /**
     * {@code MPI_COMBINER_HINDEXED_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED_BLOCK = Linkage.integer("MPI_COMBINER_HINDEXED_BLOCK");

    /**
     * {@code MPI_COMBINER_HINDEXED_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED_INTEGER = Linkage.integer("MPI_COMBINER_HINDEXED_INTEGER");

    /**
     * {@code MPI_COMBINER_HVECTOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HVECTOR = Linkage.integer("MPI_COMBINER_HVECTOR");

    /**
     * {@code MPI_COMBINER_HVECTOR_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HVECTOR_INTEGER = Linkage.integer("MPI_COMBINER_HVECTOR_INTEGER");

    /**
     * {@code MPI_COMBINER_INDEXED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_INDEXED = Linkage.integer("MPI_COMBINER_INDEXED");

    /**
     * {@code MPI_COMBINER_INDEXED_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_INDEXED_BLOCK = Linkage.integer("MPI_COMBINER_INDEXED_BLOCK");

    /**
     * {@code MPI_COMBINER_NAMED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_NAMED = Linkage.integer("MPI_COMBINER_NAMED");

    /**
     * {@code MPI_COMBINER_RESIZED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_RESIZED = Linkage.integer("MPI_COMBINER_RESIZED");

    /**
     * {@code MPI_COMBINER_STRUCT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_STRUCT = Linkage.integer("MPI_COMBINER_STRUCT");

    /**
     * {@code MPI_COMBINER_STRUCT_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_STRUCT_INTEGER = Linkage.integer("MPI_COMBINER_STRUCT_INTEGER");

    /**
     * {@code MPI_COMBINER_SUBARRAY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_SUBARRAY = Linkage.integer("MPI_COMBINER_SUBARRAY");

    /**
     * {@code MPI_COMBINER_VALUE_INDEX}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_VALUE_INDEX = Linkage.integer("MPI_COMBINER_VALUE_INDEX");

    /**
     * {@code MPI_COMBINER_VECTOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_VECTOR = Linkage.integer("MPI_COMBINER_VECTOR");

    /**
     * {@code MPI_DISTRIBUTE_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_BLOCK = Linkage.integer("MPI_DISTRIBUTE_BLOCK");

    /**
     * {@code MPI_DISTRIBUTE_CYCLIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_CYCLIC = Linkage.integer("MPI_DISTRIBUTE_CYCLIC");

    /**
     * {@code MPI_DISTRIBUTE_DFLT_DARG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_DFLT_DARG = Linkage.integer("MPI_DISTRIBUTE_DFLT_DARG");

    /**
     * {@code MPI_DISTRIBUTE_NONE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_NONE = Linkage.integer("MPI_DISTRIBUTE_NONE");

    /**
     * {@code MPI_ORDER_C}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ORDER_C = Linkage.integer("MPI_ORDER_C");

    /**
     * {@code MPI_ORDER_FORTRAN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ORDER_FORTRAN = Linkage.integer("MPI_ORDER_FORTRAN");

    /**
     * {@code MPI_TYPECLASS_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_COMPLEX = Linkage.integer("MPI_TYPECLASS_COMPLEX");

    /**
     * {@code MPI_TYPECLASS_INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_INTEGER = Linkage.integer("MPI_TYPECLASS_INTEGER");

    /**
     * {@code MPI_TYPECLASS_REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_REAL = Linkage.integer("MPI_TYPECLASS_REAL");

    /**
     * C: {@code MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 3.4.3+.
     *
     * @param base {@code MPI_Aint base}
     * @param disp {@code MPI_Aint disp}
     * @return {@code MPI_Aint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Aint_add(long base, long disp) {
        try {
            return (long) MPI_Aint_add.HANDLE.invokeExact(base, disp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Aint_add {

        static final MethodHandle HANDLE = Linkage.link("MPI_Aint_add", "long(long,long)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 3.4.3+.
     *
     * @param addr1 {@code MPI_Aint addr1}
     * @param addr2 {@code MPI_Aint addr2}
     * @return {@code MPI_Aint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Aint_diff(long addr1, long addr2) {
        try {
            return (long) MPI_Aint_diff.HANDLE.invokeExact(addr1, addr2);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Aint_diff {

        static final MethodHandle HANDLE = Linkage.link("MPI_Aint_diff", "long(long,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_address(const void *location, MPI_Aint *address)}.
     *
     * <p>In every library.
     *
     * @param location {@code const void *location}
     * @param address {@code MPI_Aint *address}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_address(MemorySegment location, MemorySegment address) {
        try {
            return (int) MPI_Get_address.HANDLE.invokeExact(location, address);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_address {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_address", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_elements(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_elements_c(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements_c", "int(pointer,MPI_Datatype,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack", "int(pointer,int,MPI_Datatype,pointer,int,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Count outsize}
     * @param position {@code MPI_Count *position}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_c(MemorySegment inbuf, long incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position, long comm) {
        try {
            return (int) MPI_Pack_c.HANDLE.invokeExact(inbuf, incount, datatype, outbuf, outsize, position, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_c", "int(pointer,long,MPI_Datatype,pointer,long,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Aint outsize}
     * @param position {@code MPI_Aint *position}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_external(MemorySegment datarep, MemorySegment inbuf, int incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position) {
        try {
            return (int) MPI_Pack_external.HANDLE.invokeExact(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external", "int(pointer,pointer,int,MPI_Datatype,pointer,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Count outsize}
     * @param position {@code MPI_Count *position}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_external_c(MemorySegment datarep, MemorySegment inbuf, long incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position) {
        try {
            return (int) MPI_Pack_external_c.HANDLE.invokeExact(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_c", "int(pointer,pointer,long,MPI_Datatype,pointer,long,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Aint *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_external_size(MemorySegment datarep, int incount, long datatype, MemorySegment size) {
        try {
            return (int) MPI_Pack_external_size.HANDLE.invokeExact(datarep, incount, datatype, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_size", "int(pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_external_size_c(MemorySegment datarep, long incount, long datatype, MemorySegment size) {
        try {
            return (int) MPI_Pack_external_size_c.HANDLE.invokeExact(datarep, incount, datatype, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_size_c", "int(pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_size(int incount, long datatype, long comm, MemorySegment size) {
        try {
            return (int) MPI_Pack_size.HANDLE.invokeExact(incount, datatype, comm, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_size", "int(int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pack_size_c(long incount, long datatype, long comm, MemorySegment size) {
        try {
            return (int) MPI_Pack_size_c.HANDLE.invokeExact(incount, datatype, comm, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pack_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_size_c", "int(long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_commit(MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_commit(MemorySegment datatype) {
        try {
            return (int) MPI_Type_commit.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_commit {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_commit", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_contiguous(int count, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_contiguous.HANDLE.invokeExact(count, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_contiguous {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_contiguous", "int(int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_contiguous_c(long count, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_contiguous_c.HANDLE.invokeExact(count, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_contiguous_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_contiguous_c", "int(long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param size {@code int size}
     * @param rank {@code int rank}
     * @param ndims {@code int ndims}
     * @param array_of_gsizes {@code const int array_of_gsizes[]}
     * @param array_of_distribs {@code const int array_of_distribs[]}
     * @param array_of_dargs {@code const int array_of_dargs[]}
     * @param array_of_psizes {@code const int array_of_psizes[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_darray(int size, int rank, int ndims, MemorySegment array_of_gsizes, MemorySegment array_of_distribs, MemorySegment array_of_dargs, MemorySegment array_of_psizes, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_darray.HANDLE.invokeExact(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_darray {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_darray", "int(int,int,int,pointer,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code int size}
     * @param rank {@code int rank}
     * @param ndims {@code int ndims}
     * @param array_of_gsizes {@code const MPI_Count array_of_gsizes[]}
     * @param array_of_distribs {@code const int array_of_distribs[]}
     * @param array_of_dargs {@code const int array_of_dargs[]}
     * @param array_of_psizes {@code const int array_of_psizes[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_darray_c(int size, int rank, int ndims, MemorySegment array_of_gsizes, MemorySegment array_of_distribs, MemorySegment array_of_dargs, MemorySegment array_of_psizes, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_darray_c.HANDLE.invokeExact(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_darray_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_darray_c", "int(int,int,int,pointer,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hindexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hindexed_block(int count, int blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_block.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_block", "int(int,int,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hindexed_block_c(long count, long blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_block_c.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_block_c", "int(long,long,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hindexed_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_c", "int(long,pointer,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code MPI_Aint stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hvector(int count, int blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hvector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hvector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hvector", "int(int,int,long,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param stride {@code MPI_Count stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_hvector_c(long count, long blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hvector_c.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hvector_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hvector_c", "int(long,long,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param array_of_displacements {@code const int array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_indexed_block(int count, int blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_indexed_block.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_indexed_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_indexed_block", "int(int,int,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_indexed_block_c(long count, long blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_indexed_block_c.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_indexed_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_indexed_block_c", "int(long,long,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param lb {@code MPI_Aint lb}
     * @param extent {@code MPI_Aint extent}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_resized(long oldtype, long lb, long extent, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_resized.HANDLE.invokeExact(oldtype, lb, extent, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_resized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_resized", "int(MPI_Datatype,long,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param lb {@code MPI_Count lb}
     * @param extent {@code MPI_Count extent}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_resized_c(long oldtype, long lb, long extent, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_resized_c.HANDLE.invokeExact(oldtype, lb, extent, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_resized_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_resized_c", "int(MPI_Datatype,long,long,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param array_of_types {@code const MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_struct(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_struct.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_struct {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_struct", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param array_of_types {@code const MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_struct_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_struct_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_struct_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_struct_c", "int(long,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param ndims {@code int ndims}
     * @param array_of_sizes {@code const int array_of_sizes[]}
     * @param array_of_subsizes {@code const int array_of_subsizes[]}
     * @param array_of_starts {@code const int array_of_starts[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_subarray(int ndims, MemorySegment array_of_sizes, MemorySegment array_of_subsizes, MemorySegment array_of_starts, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_subarray.HANDLE.invokeExact(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_subarray {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_subarray", "int(int,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param ndims {@code int ndims}
     * @param array_of_sizes {@code const MPI_Count array_of_sizes[]}
     * @param array_of_subsizes {@code const MPI_Count array_of_subsizes[]}
     * @param array_of_starts {@code const MPI_Count array_of_starts[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_subarray_c(int ndims, MemorySegment array_of_sizes, MemorySegment array_of_subsizes, MemorySegment array_of_starts, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_subarray_c.HANDLE.invokeExact(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_subarray_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_subarray_c", "int(int,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node108.htm#Node108">MPI 5.0, section 5.1.10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_dup(long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_dup.HANDLE.invokeExact(oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_dup", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_free(MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_free(MemorySegment datatype) {
        try {
            return (int) MPI_Type_free.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_integers {@code int max_integers}
     * @param max_addresses {@code int max_addresses}
     * @param max_datatypes {@code int max_datatypes}
     * @param array_of_integers {@code int array_of_integers[]}
     * @param array_of_addresses {@code MPI_Aint array_of_addresses[]}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_contents(long datatype, int max_integers, int max_addresses, int max_datatypes, MemorySegment array_of_integers, MemorySegment array_of_addresses, MemorySegment array_of_datatypes) {
        try {
            return (int) MPI_Type_get_contents.HANDLE.invokeExact(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_contents {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_contents", "int(MPI_Datatype,int,int,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_integers {@code MPI_Count max_integers}
     * @param max_addresses {@code MPI_Count max_addresses}
     * @param max_large_counts {@code MPI_Count max_large_counts}
     * @param max_datatypes {@code MPI_Count max_datatypes}
     * @param array_of_integers {@code int array_of_integers[]}
     * @param array_of_addresses {@code MPI_Aint array_of_addresses[]}
     * @param array_of_large_counts {@code MPI_Count array_of_large_counts[]}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_contents_c(long datatype, long max_integers, long max_addresses, long max_large_counts, long max_datatypes, MemorySegment array_of_integers, MemorySegment array_of_addresses, MemorySegment array_of_large_counts, MemorySegment array_of_datatypes) {
        try {
            return (int) MPI_Type_get_contents_c.HANDLE.invokeExact(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_contents_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_contents_c", "int(MPI_Datatype,long,long,long,long,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param num_integers {@code int *num_integers}
     * @param num_addresses {@code int *num_addresses}
     * @param num_datatypes {@code int *num_datatypes}
     * @param combiner {@code int *combiner}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_envelope(long datatype, MemorySegment num_integers, MemorySegment num_addresses, MemorySegment num_datatypes, MemorySegment combiner) {
        try {
            return (int) MPI_Type_get_envelope.HANDLE.invokeExact(datatype, num_integers, num_addresses, num_datatypes, combiner);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_envelope {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_envelope", "int(MPI_Datatype,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param num_integers {@code MPI_Count *num_integers}
     * @param num_addresses {@code MPI_Count *num_addresses}
     * @param num_large_counts {@code MPI_Count *num_large_counts}
     * @param num_datatypes {@code MPI_Count *num_datatypes}
     * @param combiner {@code int *combiner}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_envelope_c(long datatype, MemorySegment num_integers, MemorySegment num_addresses, MemorySegment num_large_counts, MemorySegment num_datatypes, MemorySegment combiner) {
        try {
            return (int) MPI_Type_get_envelope_c.HANDLE.invokeExact(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_envelope_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_envelope_c", "int(MPI_Datatype,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Aint *lb}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_extent(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Count *lb}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_extent_c(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent_c.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent_c", "int(MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Aint *true_lb}
     * @param true_extent {@code MPI_Aint *true_extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node106.htm#Node106">MPI 5.0, section 5.1.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_true_extent(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Count *true_lb}
     * @param true_extent {@code MPI_Count *true_extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node106.htm#Node106">MPI 5.0, section 5.1.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_true_extent_c(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent_c.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent_c", "int(MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const int array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_indexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_indexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_indexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_indexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_indexed_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_indexed_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_indexed_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_indexed_c", "int(long,pointer,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_size(MPI_Datatype datatype, int *size)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_size(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_size_c(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size_c.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size_c", "int(MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code int stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_vector(int count, int blocklength, int stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_vector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_vector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_vector", "int(int,int,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param stride {@code MPI_Count stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_vector_c(long count, long blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_vector_c.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_vector_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_vector_c", "int(long,long,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code int insize}
     * @param position {@code int *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code int outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Unpack(MemorySegment inbuf, int insize, MemorySegment position, MemorySegment outbuf, int outcount, long datatype, long comm) {
        try {
            return (int) MPI_Unpack.HANDLE.invokeExact(inbuf, insize, position, outbuf, outcount, datatype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Unpack {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack", "int(pointer,int,pointer,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Count insize}
     * @param position {@code MPI_Count *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code MPI_Count outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Unpack_c(MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, long outcount, long datatype, long comm) {
        try {
            return (int) MPI_Unpack_c.HANDLE.invokeExact(inbuf, insize, position, outbuf, outcount, datatype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_c", "int(pointer,long,pointer,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char datarep[]}
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Aint insize}
     * @param position {@code MPI_Aint *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code int outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Unpack_external(MemorySegment datarep, MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, int outcount, long datatype) {
        try {
            return (int) MPI_Unpack_external.HANDLE.invokeExact(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_external {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_external", "int(pointer,pointer,long,pointer,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char datarep[]}
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Count insize}
     * @param position {@code MPI_Count *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code MPI_Count outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Unpack_external_c(MemorySegment datarep, MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, long outcount, long datatype) {
        try {
            return (int) MPI_Unpack_external_c.HANDLE.invokeExact(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_external_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_external_c", "int(pointer,pointer,long,pointer,pointer,long,MPI_Datatype)", "MPI 4.0");
    }
}
