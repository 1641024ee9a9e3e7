package mpi.timeline;

import java.util.Locale;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Role;

/** Kinds of MPI calls, which the timeline page shows in different colours. */
enum CallKind {
    MESSAGE,
    COLLECTIVE,
    WAIT,
    ONE_SIDED,
    FILE,
    OTHER;

    /** Returns the kind of a function by its parameters and its {@link Role}s; OTHER for null. */
    static CallKind of(Function function) {
        if (function == null) {
            return OTHER;
        }
        if (function.first("File") != null) {
            return FILE;
        }
        if (function.first("Win") != null) {
            return ONE_SIDED;
        }
        if (function.has(Role.WAITS) || function.has(Role.TESTS)) {
            return WAIT;
        }
        if (function.about().isCollective() && function.first("Comm") != null) {
            return COLLECTIVE;
        }
        boolean hasPeer = function.first("dest") != null || function.first("source") != null;
        return hasPeer ? MESSAGE : OTHER;
    }

    String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
