package mpi.internal.strict.check;

import java.util.Locale;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;

/** Recognizes handles that stand for no object of the program. */
final class NullHandles {

    private NullHandles() {}

    /**
     * Returns true for the null handle of a kind of objects, such as {@code MPI_COMM_NULL} for the
     * kind {@code Comm}, and for the empty group.
     */
    static boolean is(String kind, long handle) {
        if (kind.equals("keyval")) {
            return handle == Mpi.MPI_KEYVAL_INVALID;
        }
        String name = "MPI_" + kind.toUpperCase(Locale.ROOT);
        return handle == Linkage.handle(name + "_NULL", name + "_NULL")
                || kind.equals("Group")
                        && handle == Linkage.handle(name + "_EMPTY", name + "_NULL");
    }
}
