package mpi.internal.link;

import java.lang.invoke.MethodHandle;
import mpi.internal.system.Native;

/**
 * Handles as Fortran has them. Where handles of C are numbers, they are the same; else the library
 * has functions for each kind, under other names in the standard ABI.
 */
public final class FortranHandles {

    private static final String SINCE = "MPI 2.0";

    private FortranHandles() {}

    /**
     * Converts a handle of C.
     *
     * @param type C type of the handle.
     * @param functions what the names of its functions begin with.
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
     * Converts a handle of Fortran.
     *
     * @param type C type of the handle.
     * @param functions what the names of its functions begin with.
     * @param handle the handle in Fortran.
     * @return value of the handle of C; 0 for a number that is none, where the library says so.
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

    /** The name that the library has; the usual one if it has neither. */
    private static String one(String functions, String usual, String standard) {
        return !Linkage.has(functions + usual) && Linkage.has(functions + standard)
                ? functions + standard
                : functions + usual;
    }
}
