// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.signals.Signals;
import mpi.internal.system.Native;

/**
 * Process initialization, creation and management, chapter 11 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiProcesses extends MpiInfos {

    MpiProcesses() {
    }

    /**
     * C: {@code int MPI_Abort(MPI_Comm comm, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node280.htm#Node280">MPI 5.0, section 11.4.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abort(long comm, int errorcode) {
        try {
            return (int) MPI_Abort.HANDLE.invokeExact(comm, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abort {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abort", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Close_port(const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Close_port(MemorySegment port_name) {
        try {
            return (int) MPI_Close_port.HANDLE.invokeExact(port_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Close_port {

        static final MethodHandle HANDLE = Linkage.link("MPI_Close_port", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_accept(MemorySegment port_name, long info, int root, long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_accept(VirtualCall.accessible(port_name), info, root, comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_accept.HANDLE.invokeExact(port_name, info, root, comm, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_accept {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_accept", "int(pointer,MPI_Info,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node298.htm#Node298">MPI 5.0, section 11.9.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_connect(MemorySegment port_name, long info, int root, long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_connect(VirtualCall.accessible(port_name), info, root, comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_connect.HANDLE.invokeExact(port_name, info, root, comm, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_connect {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_connect", "int(pointer,MPI_Info,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_disconnect(MPI_Comm *comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm *comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node306.htm#Node306">MPI 5.0, section 11.10.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_disconnect(MemorySegment comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_disconnect(VirtualCall.accessible(comm)));
        }
        try {
            return (int) MPI_Comm_disconnect.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_disconnect {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_disconnect", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_parent(MPI_Comm *parent)}.
     *
     * <p>In every library.
     *
     * @param parent {@code MPI_Comm *parent}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_get_parent(MemorySegment parent) {
        try {
            return (int) MPI_Comm_get_parent.HANDLE.invokeExact(parent);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_parent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_parent", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_join(int fd, MPI_Comm *intercomm)}.
     *
     * <p>In every library.
     *
     * @param fd {@code int fd}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node307.htm#Node307">MPI 5.0, section 11.10.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_join(int fd, MemorySegment intercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_join(fd, VirtualCall.accessible(intercomm)));
        }
        try {
            return (int) MPI_Comm_join.HANDLE.invokeExact(fd, intercomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_join {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_join", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * <p>In every library.
     *
     * @param command {@code const char *command}
     * @param argv {@code char *argv[]}
     * @param maxprocs {@code int maxprocs}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @param array_of_errcodes {@code int array_of_errcodes[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_spawn(MemorySegment command, MemorySegment argv, int maxprocs, long info, int root, long comm, MemorySegment intercomm, MemorySegment array_of_errcodes) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_spawn(VirtualCall.accessible(command), VirtualCall.accessible(argv), maxprocs, info, root, comm, VirtualCall.accessible(intercomm), VirtualCall.accessible(array_of_errcodes)));
        }
        try {
            return (int) MPI_Comm_spawn.HANDLE.invokeExact(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_spawn {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_spawn", "int(pointer,pointer,int,MPI_Info,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_commands {@code char *array_of_commands[]}
     * @param array_of_argv {@code char **array_of_argv[]}
     * @param array_of_maxprocs {@code const int array_of_maxprocs[]}
     * @param array_of_info {@code const MPI_Info array_of_info[]}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @param array_of_errcodes {@code int array_of_errcodes[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node292.htm#Node292">MPI 5.0, section 11.8.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_spawn_multiple(int count, MemorySegment array_of_commands, MemorySegment array_of_argv, MemorySegment array_of_maxprocs, MemorySegment array_of_info, int root, long comm, MemorySegment intercomm, MemorySegment array_of_errcodes) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_spawn_multiple(count, VirtualCall.accessible(array_of_commands), VirtualCall.accessible(array_of_argv), VirtualCall.accessible(array_of_maxprocs), VirtualCall.accessible(array_of_info), root, comm, VirtualCall.accessible(intercomm), VirtualCall.accessible(array_of_errcodes)));
        }
        try {
            return (int) MPI_Comm_spawn_multiple.HANDLE.invokeExact(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_spawn_multiple {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_spawn_multiple", "int(int,pointer,pointer,pointer,pointer,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Finalize(void)}.
     *
     * <p>In every library.
     *
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node270.htm#Node270">MPI 5.0, section 11.2.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Finalize() {
        try {
            return (int) MPI_Finalize.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_Finalize", "int()", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Finalized(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Finalized(MemorySegment flag) {
        try {
            return (int) MPI_Finalized.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Finalized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Finalized", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Init(int *argc, char ***argv)}.
     *
     * <p>In every library.
     *
     * @param argc {@code int *argc}
     * @param argv {@code char ***argv}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Init(MemorySegment argc, MemorySegment argv) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Init.HANDLE.invokeExact(argc, argv);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        } finally {
            signals.restore("MPI_Init");
        }
    }

    private static final class MPI_Init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Init", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)}.
     *
     * <p>In every library.
     *
     * @param argc {@code int *argc}
     * @param argv {@code char ***argv}
     * @param required {@code int required}
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Init_thread(MemorySegment argc, MemorySegment argv, int required, MemorySegment provided) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Init_thread.HANDLE.invokeExact(argc, argv, required, provided);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        } finally {
            signals.restore("MPI_Init_thread");
        }
    }

    private static final class MPI_Init_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_Init_thread", "int(pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Initialized(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Initialized(MemorySegment flag) {
        try {
            return (int) MPI_Initialized.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Initialized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Initialized", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Is_thread_main(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Is_thread_main(MemorySegment flag) {
        try {
            return (int) MPI_Is_thread_main.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Is_thread_main {

        static final MethodHandle HANDLE = Linkage.link("MPI_Is_thread_main", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code char *port_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Lookup_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Lookup_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Lookup_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Lookup_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Open_port(MPI_Info info, char *port_name)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param port_name {@code char *port_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Open_port(long info, MemorySegment port_name) {
        try {
            return (int) MPI_Open_port.HANDLE.invokeExact(info, port_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Open_port {

        static final MethodHandle HANDLE = Linkage.link("MPI_Open_port", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Publish_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Publish_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Publish_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Publish_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Query_thread(int *provided)}.
     *
     * <p>In every library.
     *
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Query_thread(MemorySegment provided) {
        try {
            return (int) MPI_Query_thread.HANDLE.invokeExact(provided);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Query_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_Query_thread", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Session_finalize(MPI_Session *session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session *session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_finalize(MemorySegment session) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_finalize(VirtualCall.accessible(session)));
        }
        try {
            return (int) MPI_Session_finalize.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_finalize", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_info(MPI_Session session, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_get_info(long session, MemorySegment info_used) {
        try {
            return (int) MPI_Session_get_info.HANDLE.invokeExact(session, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_info", "int(MPI_Session,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @param n {@code int n}
     * @param pset_len {@code int *pset_len}
     * @param pset_name {@code char *pset_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_get_nth_pset(long session, long info, int n, MemorySegment pset_len, MemorySegment pset_name) {
        try {
            return (int) MPI_Session_get_nth_pset.HANDLE.invokeExact(session, info, n, pset_len, pset_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_nth_pset {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_nth_pset", "int(MPI_Session,MPI_Info,int,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @param npset_names {@code int *npset_names}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_get_num_psets(long session, long info, MemorySegment npset_names) {
        try {
            return (int) MPI_Session_get_num_psets.HANDLE.invokeExact(session, info, npset_names);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_num_psets {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_num_psets", "int(MPI_Session,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param pset_name {@code const char *pset_name}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_get_pset_info(long session, MemorySegment pset_name, MemorySegment info) {
        try {
            return (int) MPI_Session_get_pset_info.HANDLE.invokeExact(session, pset_name, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_pset_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_pset_info", "int(MPI_Session,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param session {@code MPI_Session *session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_init(long info, long errhandler, MemorySegment session) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Session_init.HANDLE.invokeExact(info, errhandler, session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        } finally {
            signals.restore("MPI_Session_init");
        }
    }

    private static final class MPI_Session_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_init", "int(MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Unpublish_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Unpublish_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Unpublish_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpublish_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }
}
