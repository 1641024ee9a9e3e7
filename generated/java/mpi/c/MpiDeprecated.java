// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Deprecated and removed functions, chapter 16 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiDeprecated extends MpiTools {

    MpiDeprecated() {
    }

    /**
     * C: {@code int MPI_Address(void *location, MPI_Aint *address)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param location {@code void *location}
     * @param address {@code MPI_Aint *address}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Address(MemorySegment location, MemorySegment address) {
        try {
            return (int) MPI_Address.HANDLE.invokeExact(location, address);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Address {

        static final MethodHandle HANDLE = Linkage.link("MPI_Address", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Attr_delete(MPI_Comm comm, int keyval)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node446.htm#Node446">MPI 5.0, section 16.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Attr_delete(long comm, int keyval) {
        try {
            return (int) MPI_Attr_delete.HANDLE.invokeExact(comm, keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Attr_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_delete", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node446.htm#Node446">MPI 5.0, section 16.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Attr_get(long comm, int keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Attr_get.HANDLE.invokeExact(comm, keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Attr_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_get", "int(MPI_Comm,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node446.htm#Node446">MPI 5.0, section 16.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Attr_put(long comm, int keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Attr_put.HANDLE.invokeExact(comm, keyval, attribute_val);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Attr_put {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_put", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_create(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm_errhandler_fn {@code MPI_Comm_errhandler_function *comm_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_create(MemorySegment comm_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_create.HANDLE.invokeExact(comm_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_create", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_get(MPI_Comm comm, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_get(long comm, MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_get.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_get", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_set(MPI_Comm comm, MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_set(long comm, long errhandler) {
        try {
            return (int) MPI_Errhandler_set.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_set {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_set", "int(MPI_Comm,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node449.htm#Node449">MPI 5.0, section 16.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_elements_x(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements_x.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements_x", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param valuelen {@code int valuelen}
     * @param value {@code char *value}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node448.htm#Node448">MPI 5.0, section 16.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_get(long info, MemorySegment key, int valuelen, MemorySegment value, MemorySegment flag) {
        try {
            return (int) MPI_Info_get.HANDLE.invokeExact(info, key, valuelen, value, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get", "int(MPI_Info,pointer,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param valuelen {@code int *valuelen}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node448.htm#Node448">MPI 5.0, section 16.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_get_valuelen(long info, MemorySegment key, MemorySegment valuelen, MemorySegment flag) {
        try {
            return (int) MPI_Info_get_valuelen.HANDLE.invokeExact(info, key, valuelen, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_valuelen {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_valuelen", "int(MPI_Info,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param copy_fn {@code MPI_Copy_function *copy_fn}
     * @param delete_fn {@code MPI_Delete_function *delete_fn}
     * @param keyval {@code int *keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node446.htm#Node446">MPI 5.0, section 16.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Keyval_create(MemorySegment copy_fn, MemorySegment delete_fn, MemorySegment keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Keyval_create.HANDLE.invokeExact(copy_fn, delete_fn, keyval, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Keyval_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Keyval_create", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Keyval_free(int *keyval)}.
     *
     * <p>In every library.
     *
     * @param keyval {@code int *keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node446.htm#Node446">MPI 5.0, section 16.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Keyval_free(MemorySegment keyval) {
        try {
            return (int) MPI_Keyval_free.HANDLE.invokeExact(keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Keyval_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Keyval_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_elements_x(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node449.htm#Node449">MPI 5.0, section 16.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_elements_x(MemorySegment status, long datatype, long count) {
        try {
            return (int) MPI_Status_set_elements_x.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements_x", "int(pointer,MPI_Datatype,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_extent(MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_extent(long datatype, MemorySegment extent) {
        try {
            return (int) MPI_Type_extent.HANDLE.invokeExact(datatype, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_extent", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_extent_x(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Count *lb}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node449.htm#Node449">MPI 5.0, section 16.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_extent_x(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent_x.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent_x", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Count *true_lb}
     * @param true_extent {@code MPI_Count *true_extent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node449.htm#Node449">MPI 5.0, section 16.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_true_extent_x(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent_x.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent_x", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_hindexed(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code int array_of_blocklengths[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_hindexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_hindexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_hindexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_hindexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code MPI_Aint stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_hvector(int count, int blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_hvector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_hvector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_hvector", "int(int,int,long,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_lb(MPI_Datatype datatype, MPI_Aint *displacement)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param displacement {@code MPI_Aint *displacement}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_lb(long datatype, MemorySegment displacement) {
        try {
            return (int) MPI_Type_lb.HANDLE.invokeExact(datatype, displacement);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_lb {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_lb", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node449.htm#Node449">MPI 5.0, section 16.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_size_x(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size_x.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_size_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size_x", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_struct(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[], MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code int array_of_blocklengths[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param array_of_types {@code MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_struct(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_struct.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_struct {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_struct", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_ub(MPI_Datatype datatype, MPI_Aint *displacement)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param displacement {@code MPI_Aint *displacement}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node454.htm#Node454">MPI 5.0, section 17.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_ub(long datatype, MemorySegment displacement) {
        try {
            return (int) MPI_Type_ub.HANDLE.invokeExact(datatype, displacement);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_ub {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_ub", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }
}
