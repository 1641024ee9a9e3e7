package mpi.internal.strict.check;

import java.util.Locale;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;

/** Handles that stand for no object, or for one that MPI defines. */
final class NullHandles {

    private NullHandles() {}

    /** True for the null handle of a kind, and for an empty group. */
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
