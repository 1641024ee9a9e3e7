// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Info objects, chapter 10 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiInfos extends MpiEnvironment {

    MpiInfos() {
    }

    /**
     * C: {@code int MPI_Info_create(MPI_Info *info)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_create(MemorySegment info) {
        try {
            return (int) MPI_Info_create.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_create", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_create_env(int argc, char *argv[], MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param argc {@code int argc}
     * @param argv {@code char *argv[]}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_create_env(int argc, MemorySegment argv, MemorySegment info) {
        try {
            return (int) MPI_Info_create_env.HANDLE.invokeExact(argc, argv, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_create_env {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_create_env", "int(int,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Info_delete(MPI_Info info, const char *key)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_delete(long info, MemorySegment key) {
        try {
            return (int) MPI_Info_delete.HANDLE.invokeExact(info, key);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_delete", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param newinfo {@code MPI_Info *newinfo}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_dup(long info, MemorySegment newinfo) {
        try {
            return (int) MPI_Info_dup.HANDLE.invokeExact(info, newinfo);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_dup", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_free(MPI_Info *info)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_free(MemorySegment info) {
        try {
            return (int) MPI_Info_free.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_nkeys(MPI_Info info, int *nkeys)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param nkeys {@code int *nkeys}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_get_nkeys(long info, MemorySegment nkeys) {
        try {
            return (int) MPI_Info_get_nkeys.HANDLE.invokeExact(info, nkeys);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_nkeys {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_nkeys", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_nthkey(MPI_Info info, int n, char *key)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param n {@code int n}
     * @param key {@code char *key}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_get_nthkey(long info, int n, MemorySegment key) {
        try {
            return (int) MPI_Info_get_nthkey.HANDLE.invokeExact(info, n, key);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_nthkey {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_nthkey", "int(MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param buflen {@code int *buflen}
     * @param value {@code char *value}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_get_string(long info, MemorySegment key, MemorySegment buflen, MemorySegment value, MemorySegment flag) {
        try {
            return (int) MPI_Info_get_string.HANDLE.invokeExact(info, key, buflen, value, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_string", "int(MPI_Info,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Info_set(MPI_Info info, const char *key, const char *value)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param value {@code const char *value}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node265.htm#Node265">MPI 5.0, section 10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_set(long info, MemorySegment key, MemorySegment value) {
        try {
            return (int) MPI_Info_set.HANDLE.invokeExact(info, key, value);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_set {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_set", "int(MPI_Info,pointer,pointer)", "MPI 3.1");
    }
}
