package mpi.internal.link;

import java.lang.invoke.MethodHandle;
import mpi.internal.system.Native;

/**
 * Converts handles between C and Fortran. If the handles of C are 32-bit numbers, Fortran has the
 * same numbers; else the library has conversion functions for each kind of handle, such as {@code
 * MPI_Comm_c2f}. In the standard ABI these functions have other names, such as {@code
 * MPI_Comm_toint}.
 */
public final class FortranHandles {

    private static final String SINCE = "MPI 2.0";

    private FortranHandles() {}

    /**
     * Converts a handle of C to Fortran.
     *
     * @param type C type of the handle.
     * @param functions beginning of the names of its conversion functions: {@code MPI_Comm}.
     * @param handle value of the handle.
     * @return the handle in Fortran.
     */
    public static int of(String type, String functions, long handle) {
        if (isNumber(type)) {
            return (int) handle;
        }
        MethodHandle conversion =
                Linkage.link(one(functions, "_c2f", "_toint"), "int(" + type + ")", SINCE);
        try {
            return (int) conversion.invokeExact(handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Converts a handle of Fortran to C.
     *
     * @param type C type of the handle.
     * @param functions beginning of the names of its conversion functions: {@code MPI_Comm}.
     * @param handle the handle in Fortran.
     * @return value of the handle in C; 0 if the library reports that the number is no handle.
     */
    public static long toC(String type, String functions, int handle) {
        if (isNumber(type)) {
            return handle;
        }
        MethodHandle conversion =
                Linkage.link(one(functions, "_f2c", "_fromint"), type + "(int)", SINCE);
        try {
            return (long) conversion.invokeExact(handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static boolean isNumber(String type) {
        return Linkage.abi().width(type) == Integer.BYTES;
    }

    /**
     * Returns the name of a conversion function in this library: the name in the standard ABI if
     * the library has only this name, else the usual name.
     */
    private static String one(String functions, String usual, String standard) {
        return !Linkage.has(functions + usual) && Linkage.has(functions + standard)
                ? functions + standard
                : functions + usual;
    }
}
