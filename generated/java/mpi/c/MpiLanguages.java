// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Fortran, integer handles and the ABI, chapter 19 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiLanguages extends MpiDeprecated {

    MpiLanguages() {
    }

    /**
     * C: {@code int MPI_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param logical_size {@code int logical_size}
     * @param logical_true {@code void *logical_true}
     * @param logical_false {@code void *logical_false}
     * @param is_set {@code int *is_set}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node532.htm#Node532">MPI 5.0, section 20.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_get_fortran_booleans(int logical_size, MemorySegment logical_true, MemorySegment logical_false, MemorySegment is_set) {
        try {
            return (int) MPI_Abi_get_fortran_booleans.HANDLE.invokeExact(logical_size, logical_true, logical_false, is_set);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_fortran_booleans {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_fortran_booleans", "int(int,pointer,pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_fortran_info(MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node532.htm#Node532">MPI 5.0, section 20.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_get_fortran_info(MemorySegment info) {
        try {
            return (int) MPI_Abi_get_fortran_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_fortran_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_fortran_info", "int(pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_info(MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node522.htm#Node522">MPI 5.0, section 20.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_get_info(MemorySegment info) {
        try {
            return (int) MPI_Abi_get_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_info", "int(pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_version(int *abi_major, int *abi_minor)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param abi_major {@code int *abi_major}
     * @param abi_minor {@code int *abi_minor}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node522.htm#Node522">MPI 5.0, section 20.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_get_version(MemorySegment abi_major, MemorySegment abi_minor) {
        try {
            return (int) MPI_Abi_get_version.HANDLE.invokeExact(abi_major, abi_minor);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_version", "int(pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param logical_size {@code int logical_size}
     * @param logical_true {@code void *logical_true}
     * @param logical_false {@code void *logical_false}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node532.htm#Node532">MPI 5.0, section 20.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_set_fortran_booleans(int logical_size, MemorySegment logical_true, MemorySegment logical_false) {
        try {
            return (int) MPI_Abi_set_fortran_booleans.HANDLE.invokeExact(logical_size, logical_true, logical_false);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_set_fortran_booleans {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_set_fortran_booleans", "int(int,pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_set_fortran_info(MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node532.htm#Node532">MPI 5.0, section 20.4.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Abi_set_fortran_info(long info) {
        try {
            return (int) MPI_Abi_set_fortran_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Abi_set_fortran_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_set_fortran_info", "int(MPI_Info)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Comm_c2f(MPI_Comm comm)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_c2f(long comm) {
        try {
            return (int) MPI_Comm_c2f.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_c2f", "int(MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Comm MPI_Comm_f2c(MPI_Fint comm)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Fint comm}
     * @return {@code MPI_Comm}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Comm_f2c(int comm) {
        try {
            return (long) MPI_Comm_f2c.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_f2c", "MPI_Comm(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Comm MPI_Comm_fromint(int comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param comm {@code int comm}
     * @return {@code MPI_Comm}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Comm_fromint(int comm) {
        try {
            return (long) MPI_Comm_fromint.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_fromint", "MPI_Comm(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Comm_toint(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_toint(long comm) {
        try {
            return (int) MPI_Comm_toint.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_toint", "int(MPI_Comm)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Errhandler_c2f(MPI_Errhandler errhandler)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_c2f(long errhandler) {
        try {
            return (int) MPI_Errhandler_c2f.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_c2f", "int(MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Errhandler MPI_Errhandler_f2c(MPI_Fint errhandler)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param errhandler {@code MPI_Fint errhandler}
     * @return {@code MPI_Errhandler}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Errhandler_f2c(int errhandler) {
        try {
            return (long) MPI_Errhandler_f2c.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_f2c", "MPI_Errhandler(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Errhandler MPI_Errhandler_fromint(int errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param errhandler {@code int errhandler}
     * @return {@code MPI_Errhandler}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Errhandler_fromint(int errhandler) {
        try {
            return (long) MPI_Errhandler_fromint.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_fromint", "MPI_Errhandler(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Errhandler_toint(MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_toint(long errhandler) {
        try {
            return (int) MPI_Errhandler_toint.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_toint", "int(MPI_Errhandler)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_File_c2f(MPI_File file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param file {@code MPI_File file}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_c2f(long file) {
        try {
            return (int) MPI_File_c2f.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_c2f", "int(MPI_File)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_File MPI_File_f2c(MPI_Fint file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param file {@code MPI_Fint file}
     * @return {@code MPI_File}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_File_f2c(int file) {
        try {
            return (long) MPI_File_f2c.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_f2c", "MPI_File(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_File MPI_File_fromint(int file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param file {@code int file}
     * @return {@code MPI_File}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_File_fromint(int file) {
        try {
            return (long) MPI_File_fromint.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_fromint", "MPI_File(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_File_toint(MPI_File file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param file {@code MPI_File file}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_toint(long file) {
        try {
            return (int) MPI_File_toint.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_toint", "int(MPI_File)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Group_c2f(MPI_Group group)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param group {@code MPI_Group group}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_c2f(long group) {
        try {
            return (int) MPI_Group_c2f.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_c2f", "int(MPI_Group)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Group MPI_Group_f2c(MPI_Fint group)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param group {@code MPI_Fint group}
     * @return {@code MPI_Group}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Group_f2c(int group) {
        try {
            return (long) MPI_Group_f2c.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_f2c", "MPI_Group(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Group MPI_Group_fromint(int group)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param group {@code int group}
     * @return {@code MPI_Group}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Group_fromint(int group) {
        try {
            return (long) MPI_Group_fromint.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_fromint", "MPI_Group(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Group_toint(MPI_Group group)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param group {@code MPI_Group group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Group_toint(long group) {
        try {
            return (int) MPI_Group_toint.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Group_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_toint", "int(MPI_Group)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Info_c2f(MPI_Info info)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param info {@code MPI_Info info}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_c2f(long info) {
        try {
            return (int) MPI_Info_c2f.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_c2f", "int(MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Info MPI_Info_f2c(MPI_Fint info)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param info {@code MPI_Fint info}
     * @return {@code MPI_Info}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Info_f2c(int info) {
        try {
            return (long) MPI_Info_f2c.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_f2c", "MPI_Info(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Info MPI_Info_fromint(int info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code int info}
     * @return {@code MPI_Info}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Info_fromint(int info) {
        try {
            return (long) MPI_Info_fromint.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_fromint", "MPI_Info(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Info_toint(MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Info_toint(long info) {
        try {
            return (int) MPI_Info_toint.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Info_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_toint", "int(MPI_Info)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Message_c2f(MPI_Message message)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param message {@code MPI_Message message}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Message_c2f(long message) {
        try {
            return (int) MPI_Message_c2f.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Message_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_c2f", "int(MPI_Message)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Message MPI_Message_f2c(MPI_Fint message)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param message {@code MPI_Fint message}
     * @return {@code MPI_Message}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Message_f2c(int message) {
        try {
            return (long) MPI_Message_f2c.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Message_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_f2c", "MPI_Message(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Message MPI_Message_fromint(int message)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param message {@code int message}
     * @return {@code MPI_Message}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Message_fromint(int message) {
        try {
            return (long) MPI_Message_fromint.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Message_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_fromint", "MPI_Message(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Message_toint(MPI_Message message)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param message {@code MPI_Message message}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Message_toint(long message) {
        try {
            return (int) MPI_Message_toint.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Message_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_toint", "int(MPI_Message)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Op_c2f(MPI_Op op)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param op {@code MPI_Op op}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_c2f(long op) {
        try {
            return (int) MPI_Op_c2f.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_c2f", "int(MPI_Op)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Op MPI_Op_f2c(MPI_Fint op)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param op {@code MPI_Fint op}
     * @return {@code MPI_Op}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Op_f2c(int op) {
        try {
            return (long) MPI_Op_f2c.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_f2c", "MPI_Op(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Op MPI_Op_fromint(int op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param op {@code int op}
     * @return {@code MPI_Op}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Op_fromint(int op) {
        try {
            return (long) MPI_Op_fromint.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_fromint", "MPI_Op(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Op_toint(MPI_Op op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_toint(long op) {
        try {
            return (int) MPI_Op_toint.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_toint", "int(MPI_Op)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Request_c2f(MPI_Request request)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param request {@code MPI_Request request}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_c2f(long request) {
        try {
            return (int) MPI_Request_c2f.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_c2f", "int(MPI_Request)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Request MPI_Request_f2c(MPI_Fint request)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param request {@code MPI_Fint request}
     * @return {@code MPI_Request}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Request_f2c(int request) {
        try {
            return (long) MPI_Request_f2c.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_f2c", "MPI_Request(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Request MPI_Request_fromint(int request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param request {@code int request}
     * @return {@code MPI_Request}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Request_fromint(int request) {
        try {
            return (long) MPI_Request_fromint.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_fromint", "MPI_Request(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Request_toint(MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_toint(long request) {
        try {
            return (int) MPI_Request_toint.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_toint", "int(MPI_Request)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Session_c2f(MPI_Session session)}.
     *
     * <p>In mpich 4.2.3+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_c2f(long session) {
        try {
            return (int) MPI_Session_c2f.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_c2f", "int(MPI_Session)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Session MPI_Session_f2c(MPI_Fint session)}.
     *
     * <p>In mpich 4.2.3+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Fint session}
     * @return {@code MPI_Session}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Session_f2c(int session) {
        try {
            return (long) MPI_Session_f2c.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_f2c", "MPI_Session(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Session MPI_Session_fromint(int session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param session {@code int session}
     * @return {@code MPI_Session}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Session_fromint(int session) {
        try {
            return (long) MPI_Session_fromint.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_fromint", "MPI_Session(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Session_toint(MPI_Session session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param session {@code MPI_Session session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_toint(long session) {
        try {
            return (int) MPI_Session_toint.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_toint", "int(MPI_Session)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Status_c2f(const MPI_Status *c_status, MPI_Fint *f_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param c_status {@code const MPI_Status *c_status}
     * @param f_status {@code MPI_Fint *f_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_c2f(MemorySegment c_status, MemorySegment f_status) {
        try {
            return (int) MPI_Status_c2f.HANDLE.invokeExact(c_status, f_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_c2f", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_c2f08(const MPI_Status *c_status, MPI_F08_status *f08_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param c_status {@code const MPI_Status *c_status}
     * @param f08_status {@code MPI_F08_status *f08_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_c2f08(MemorySegment c_status, MemorySegment f08_status) {
        try {
            return (int) MPI_Status_c2f08.HANDLE.invokeExact(c_status, f08_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_c2f08 {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_c2f08", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f082c(const MPI_F08_status *f08_status, MPI_Status *c_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f08_status {@code const MPI_F08_status *f08_status}
     * @param c_status {@code MPI_Status *c_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_f082c(MemorySegment f08_status, MemorySegment c_status) {
        try {
            return (int) MPI_Status_f082c.HANDLE.invokeExact(f08_status, c_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_f082c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f082c", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f082f(const MPI_F08_status *f08_status, MPI_Fint *f_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f08_status {@code const MPI_F08_status *f08_status}
     * @param f_status {@code MPI_Fint *f_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_f082f(MemorySegment f08_status, MemorySegment f_status) {
        try {
            return (int) MPI_Status_f082f.HANDLE.invokeExact(f08_status, f_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_f082f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f082f", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f2c(const MPI_Fint *f_status, MPI_Status *c_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param f_status {@code const MPI_Fint *f_status}
     * @param c_status {@code MPI_Status *c_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_f2c(MemorySegment f_status, MemorySegment c_status) {
        try {
            return (int) MPI_Status_f2c.HANDLE.invokeExact(f_status, c_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f2c", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f2f08(const MPI_Fint *f_status, MPI_F08_status *f08_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f_status {@code const MPI_Fint *f_status}
     * @param f08_status {@code MPI_F08_status *f08_status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node510.htm#Node510">MPI 5.0, section 19.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_f2f08(MemorySegment f_status, MemorySegment f08_status) {
        try {
            return (int) MPI_Status_f2f08.HANDLE.invokeExact(f_status, f08_status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_f2f08 {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f2f08", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Type_c2f(MPI_Datatype datatype)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_c2f(long datatype) {
        try {
            return (int) MPI_Type_c2f.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_c2f", "int(MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param p {@code int p}
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_f90_complex(int p, int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_complex.HANDLE.invokeExact(p, r, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_complex {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_complex", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_f90_integer(int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_f90_integer(int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_integer.HANDLE.invokeExact(r, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_integer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_integer", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param p {@code int p}
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_create_f90_real(int p, int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_real.HANDLE.invokeExact(p, r, newtype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_real {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_real", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Datatype MPI_Type_f2c(MPI_Fint datatype)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Fint datatype}
     * @return {@code MPI_Datatype}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Type_f2c(int datatype) {
        try {
            return (long) MPI_Type_f2c.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_f2c", "MPI_Datatype(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Datatype MPI_Type_fromint(int datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param datatype {@code int datatype}
     * @return {@code MPI_Datatype}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Type_fromint(int datatype) {
        try {
            return (long) MPI_Type_fromint.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_fromint", "MPI_Datatype(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param typeclass {@code int typeclass}
     * @param size {@code int size}
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_match_size(int typeclass, int size, MemorySegment datatype) {
        try {
            return (int) MPI_Type_match_size.HANDLE.invokeExact(typeclass, size, datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_match_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_match_size", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_toint(MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_toint(long datatype) {
        try {
            return (int) MPI_Type_toint.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_toint", "int(MPI_Datatype)", "MPI 5.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Win_c2f(MPI_Win win)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param win {@code MPI_Win win}
     * @return {@code MPI_Fint}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_c2f(long win) {
        try {
            return (int) MPI_Win_c2f.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_c2f", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Win MPI_Win_f2c(MPI_Fint win)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param win {@code MPI_Fint win}
     * @return {@code MPI_Win}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node509.htm#Node509">MPI 5.0, section 19.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Win_f2c(int win) {
        try {
            return (long) MPI_Win_f2c.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_f2c", "MPI_Win(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Win MPI_Win_fromint(int win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param win {@code int win}
     * @return {@code MPI_Win}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static long MPI_Win_fromint(int win) {
        try {
            return (long) MPI_Win_fromint.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_fromint", "MPI_Win(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Win_toint(MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node536.htm#Node536">MPI 5.0, section 20.4.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_toint(long win) {
        try {
            return (int) MPI_Win_toint.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_toint", "int(MPI_Win)", "MPI 5.0");
    }
}
