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
public abstract class MpiCommunicators extends MpiPersistentCollectives {

    MpiCommunicators() {
    }

    /**
     * C: {@code int MPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result)}.
     *
     * <p>In every library.
     *
     * @param comm1 {@code MPI_Comm comm1}
     * @param comm2 {@code MPI_Comm comm2}
     * @param result {@code int *result}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_compare(long comm1, long comm2, MemorySegment result) {
        try {
            return (int) MPI_Comm_compare.HANDLE.invokeExact(comm1, comm2, result);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_compare {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_compare", "int(MPI_Comm,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group group}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create(long comm, long group, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create(comm, group, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create.HANDLE.invokeExact(comm, group, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create", "int(MPI_Comm,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param group {@code MPI_Group group}
     * @param stringtag {@code const char *stringtag}
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create_from_group(long group, MemorySegment stringtag, long info, long errhandler, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create_from_group(group, VirtualCall.accessible(stringtag), info, errhandler, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create_from_group.HANDLE.invokeExact(group, stringtag, info, errhandler, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_from_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_from_group", "int(MPI_Group,pointer,MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group group}
     * @param tag {@code int tag}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create_group(long comm, long group, int tag, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create_group(comm, group, tag, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create_group.HANDLE.invokeExact(comm, group, tag, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_group", "int(MPI_Comm,MPI_Group,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param comm_copy_attr_fn {@code MPI_Comm_copy_attr_function *comm_copy_attr_fn}
     * @param comm_delete_attr_fn {@code MPI_Comm_delete_attr_function *comm_delete_attr_fn}
     * @param comm_keyval {@code int *comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create_keyval(MemorySegment comm_copy_attr_fn, MemorySegment comm_delete_attr_fn, MemorySegment comm_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Comm_create_keyval.HANDLE.invokeExact(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_delete_attr(long comm, int comm_keyval) {
        try {
            return (int) MPI_Comm_delete_attr.HANDLE.invokeExact(comm, comm_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_delete_attr", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_dup(long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_dup(comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_dup.HANDLE.invokeExact(comm, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_dup", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_dup_with_info(long comm, long info, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_dup_with_info(comm, info, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_dup_with_info.HANDLE.invokeExact(comm, info, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_dup_with_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_dup_with_info", "int(MPI_Comm,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_free(MPI_Comm *comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm *comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node191.htm#Node191">MPI 5.0, section 7.4.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_free(MemorySegment comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_free(VirtualCall.accessible(comm)));
        }
        try {
            return (int) MPI_Comm_free.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_free_keyval(int *comm_keyval)}.
     *
     * <p>In every library.
     *
     * @param comm_keyval {@code int *comm_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_free_keyval(MemorySegment comm_keyval) {
        try {
            return (int) MPI_Comm_free_keyval.HANDLE.invokeExact(comm_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_get_attr(long comm, int comm_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Comm_get_attr.HANDLE.invokeExact(comm, comm_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_attr", "int(MPI_Comm,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_get_info(long comm, MemorySegment info_used) {
        try {
            return (int) MPI_Comm_get_info.HANDLE.invokeExact(comm, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_info", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_name {@code char *comm_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_get_name(long comm, MemorySegment comm_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Comm_get_name.HANDLE.invokeExact(comm, comm_name, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_name", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_group(long comm, MemorySegment group) {
        try {
            return (int) MPI_Comm_group.HANDLE.invokeExact(comm, group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_group", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_idup(long comm, MemorySegment newcomm, MemorySegment request) {
        try {
            return (int) MPI_Comm_idup.HANDLE.invokeExact(comm, newcomm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_idup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_idup", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_idup_with_info(long comm, long info, MemorySegment newcomm, MemorySegment request) {
        try {
            return (int) MPI_Comm_idup_with_info.HANDLE.invokeExact(comm, info, newcomm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_idup_with_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_idup_with_info", "int(MPI_Comm,MPI_Info,pointer,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_rank", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_remote_group(long comm, MemorySegment group) {
        try {
            return (int) MPI_Comm_remote_group.HANDLE.invokeExact(comm, group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_remote_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_remote_group", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_remote_size(MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_remote_size(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_remote_size.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_remote_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_remote_size", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_set_attr(long comm, int comm_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Comm_set_attr.HANDLE.invokeExact(comm, comm_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_attr", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_set_info(long comm, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_set_info(comm, info));
        }
        try {
            return (int) MPI_Comm_set_info.HANDLE.invokeExact(comm, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_info", "int(MPI_Comm,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_name {@code const char *comm_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_set_name(long comm, MemorySegment comm_name) {
        try {
            return (int) MPI_Comm_set_name.HANDLE.invokeExact(comm, comm_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_name", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_size(MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_size(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_size.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_size", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param color {@code int color}
     * @param key {@code int key}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_split(long comm, int color, int key, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_split(comm, color, key, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_split.HANDLE.invokeExact(comm, color, key, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_split {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_split", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param split_type {@code int split_type}
     * @param key {@code int key}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_split_type(long comm, int split_type, int key, long info, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_split_type(comm, split_type, key, info, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_split_type.HANDLE.invokeExact(comm, split_type, key, info, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_split_type {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_split_type", "int(MPI_Comm,int,int,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_test_inter(MPI_Comm comm, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_test_inter(long comm, MemorySegment flag) {
        try {
            return (int) MPI_Comm_test_inter.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_test_inter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_test_inter", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param result {@code int *result}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_compare(long group1, long group2, MemorySegment result) {
        try {
            return (int) MPI_Group_compare.HANDLE.invokeExact(group1, group2, result);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_compare {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_compare", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_difference(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_difference.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_difference {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_difference", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranks {@code const int ranks[]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_excl(long group, int n, MemorySegment ranks, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_excl.HANDLE.invokeExact(group, n, ranks, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_excl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_excl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_free(MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node187.htm#Node187">MPI 5.0, section 7.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_free(MemorySegment group) {
        try {
            return (int) MPI_Group_free.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param pset_name {@code const char *pset_name}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_from_session_pset(long session, MemorySegment pset_name, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_from_session_pset.HANDLE.invokeExact(session, pset_name, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_from_session_pset {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_from_session_pset", "int(MPI_Session,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranks {@code const int ranks[]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_incl(long group, int n, MemorySegment ranks, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_incl.HANDLE.invokeExact(group, n, ranks, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_incl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_incl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_intersection(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_intersection.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_intersection {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_intersection", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranges {@code int ranges[][3]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_range_excl(long group, int n, MemorySegment ranges, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_range_excl.HANDLE.invokeExact(group, n, ranges, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_range_excl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_range_excl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranges {@code int ranges[][3]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_range_incl(long group, int n, MemorySegment ranges, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_range_incl.HANDLE.invokeExact(group, n, ranges, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_range_incl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_range_incl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_rank(MPI_Group group, int *rank)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_rank(long group, MemorySegment rank) {
        try {
            return (int) MPI_Group_rank.HANDLE.invokeExact(group, rank);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_rank", "int(MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_size(MPI_Group group, int *size)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_size(long group, MemorySegment size) {
        try {
            return (int) MPI_Group_size.HANDLE.invokeExact(group, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_size", "int(MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param n {@code int n}
     * @param ranks1 {@code const int ranks1[]}
     * @param group2 {@code MPI_Group group2}
     * @param ranks2 {@code int ranks2[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_translate_ranks(long group1, int n, MemorySegment ranks1, long group2, MemorySegment ranks2) {
        try {
            return (int) MPI_Group_translate_ranks.HANDLE.invokeExact(group1, n, ranks1, group2, ranks2);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_translate_ranks {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_translate_ranks", "int(MPI_Group,int,pointer,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_union(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_union.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_union {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_union", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)}.
     *
     * <p>In every library.
     *
     * @param local_comm {@code MPI_Comm local_comm}
     * @param local_leader {@code int local_leader}
     * @param peer_comm {@code MPI_Comm peer_comm}
     * @param remote_leader {@code int remote_leader}
     * @param tag {@code int tag}
     * @param newintercomm {@code MPI_Comm *newintercomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Intercomm_create(long local_comm, int local_leader, long peer_comm, int remote_leader, int tag, MemorySegment newintercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, VirtualCall.accessible(newintercomm)));
        }
        try {
            return (int) MPI_Intercomm_create.HANDLE.invokeExact(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_create", "int(MPI_Comm,int,MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param local_group {@code MPI_Group local_group}
     * @param local_leader {@code int local_leader}
     * @param remote_group {@code MPI_Group remote_group}
     * @param remote_leader {@code int remote_leader}
     * @param stringtag {@code const char *stringtag}
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param newintercomm {@code MPI_Comm *newintercomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Intercomm_create_from_groups(long local_group, int local_leader, long remote_group, int remote_leader, MemorySegment stringtag, long info, long errhandler, MemorySegment newintercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, VirtualCall.accessible(stringtag), info, errhandler, VirtualCall.accessible(newintercomm)));
        }
        try {
            return (int) MPI_Intercomm_create_from_groups.HANDLE.invokeExact(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_create_from_groups {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_create_from_groups", "int(MPI_Group,int,MPI_Group,int,pointer,MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)}.
     *
     * <p>In every library.
     *
     * @param intercomm {@code MPI_Comm intercomm}
     * @param high {@code int high}
     * @param newintracomm {@code MPI_Comm *newintracomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Intercomm_merge(long intercomm, int high, MemorySegment newintracomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_merge(intercomm, high, VirtualCall.accessible(newintracomm)));
        }
        try {
            return (int) MPI_Intercomm_merge.HANDLE.invokeExact(intercomm, high, newintracomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_merge {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_merge", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param type_copy_attr_fn {@code MPI_Type_copy_attr_function *type_copy_attr_fn}
     * @param type_delete_attr_fn {@code MPI_Type_delete_attr_function *type_delete_attr_fn}
     * @param type_keyval {@code int *type_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_keyval(MemorySegment type_copy_attr_fn, MemorySegment type_delete_attr_fn, MemorySegment type_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Type_create_keyval.HANDLE.invokeExact(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_delete_attr(long datatype, int type_keyval) {
        try {
            return (int) MPI_Type_delete_attr.HANDLE.invokeExact(datatype, type_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_delete_attr", "int(MPI_Datatype,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_free_keyval(int *type_keyval)}.
     *
     * <p>In every library.
     *
     * @param type_keyval {@code int *type_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_free_keyval(MemorySegment type_keyval) {
        try {
            return (int) MPI_Type_free_keyval.HANDLE.invokeExact(type_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_attr(long datatype, int type_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Type_get_attr.HANDLE.invokeExact(datatype, type_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_attr", "int(MPI_Datatype,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_name {@code char *type_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_name(long datatype, MemorySegment type_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Type_get_name.HANDLE.invokeExact(datatype, type_name, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_name", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_set_attr(long datatype, int type_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Type_set_attr.HANDLE.invokeExact(datatype, type_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_set_attr", "int(MPI_Datatype,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_name {@code const char *type_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_set_name(long datatype, MemorySegment type_name) {
        try {
            return (int) MPI_Type_set_name.HANDLE.invokeExact(datatype, type_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_set_name", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param win_copy_attr_fn {@code MPI_Win_copy_attr_function *win_copy_attr_fn}
     * @param win_delete_attr_fn {@code MPI_Win_delete_attr_function *win_delete_attr_fn}
     * @param win_keyval {@code int *win_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_create_keyval(MemorySegment win_copy_attr_fn, MemorySegment win_delete_attr_fn, MemorySegment win_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Win_create_keyval.HANDLE.invokeExact(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_delete_attr(MPI_Win win, int win_keyval)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_delete_attr(long win, int win_keyval) {
        try {
            return (int) MPI_Win_delete_attr.HANDLE.invokeExact(win, win_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_delete_attr", "int(MPI_Win,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_free_keyval(int *win_keyval)}.
     *
     * <p>In every library.
     *
     * @param win_keyval {@code int *win_keyval}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_free_keyval(MemorySegment win_keyval) {
        try {
            return (int) MPI_Win_free_keyval.HANDLE.invokeExact(win_keyval);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_get_attr(long win, int win_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Win_get_attr.HANDLE.invokeExact(win, win_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_attr", "int(MPI_Win,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_name(MPI_Win win, char *win_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_name {@code char *win_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_get_name(long win, MemorySegment win_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Win_get_name.HANDLE.invokeExact(win, win_name, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_name", "int(MPI_Win,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_set_attr(long win, int win_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Win_set_attr.HANDLE.invokeExact(win, win_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_attr", "int(MPI_Win,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_name(MPI_Win win, const char *win_name)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_name {@code const char *win_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_set_name(long win, MemorySegment win_name) {
        try {
            return (int) MPI_Win_set_name.HANDLE.invokeExact(win, win_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_name", "int(MPI_Win,pointer)", "MPI 3.1");
    }
}
