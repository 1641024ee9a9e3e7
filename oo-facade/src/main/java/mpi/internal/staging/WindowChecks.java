package mpi.internal.staging;

import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Checks and describes the items that a one-sided call accesses at its target, for windows of any
 * kind.
 */
public final class WindowChecks {

    private WindowChecks() {}

    /**
     * Returns true if items have data. Throws if the datatype is null, was freed or is a datatype
     * of objects, or the count is negative.
     */
    public static boolean hasData(String call, long count, TypeShape type) {
        BufferChecks.typed(call, type);
        if (count < 0) {
            String what = "target_count " + count + " is negative";
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what);
        }
        return count > 0 && type.size() > 0;
    }

    /** Describes the items that a call accesses, for an error message. */
    static String describe(long displacement, long count, TypeShape type) {
        String items = " + count " + count + " of " + type;
        return "target_disp " + displacement + items + " (extent " + type.extent() + ")";
    }
}
