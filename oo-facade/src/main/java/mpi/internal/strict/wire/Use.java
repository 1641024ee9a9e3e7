package mpi.internal.strict.wire;

/**
 * Use of memory by an access.
 *
 * @param kind how it touches it.
 * @param operation for an accumulation, its operation, a space and the basic type; else empty.
 * @param isLocked true for a call of MPI under an exclusive lock, and for a line of the program
 *     under any lock of its own memory.
 */
public record Use(Kind kind, String operation, boolean isLocked) {

    private static final String FETCH = "MPI_NO_OP";

    /** Ways to touch memory. */
    public enum Kind {
        /** Reads it. */
        GET,
        /** Overwrites it. */
        PUT,
        /** Combines it with other values, each element at once. */
        ACCUMULATE,
        /** A line of the program reads it. */
        LOAD,
        /** A line of the program writes it. */
        STORE;

        private boolean isRead() {
            return this == GET || this == LOAD;
        }
    }

    /** True for a line of the program, which is over when it is told. */
    public boolean isOfTheProgram() {
        return kind == Kind.LOAD || kind == Kind.STORE;
    }

    /**
     * True if locks keep the two of different ranks apart: an exclusive lock excludes all calls of
     * others, but only lines of the program that hold a lock, too.
     */
    public boolean isApartFrom(Use other) {
        boolean isOneOfTheProgram = isOfTheProgram() || other.isOfTheProgram();
        return isOneOfTheProgram ? isLocked && other.isLocked : isLocked || other.isLocked;
    }

    /** True if the two must not touch the same bytes at once. */
    public boolean conflicts(Use other) {
        boolean areOfTheProgram = isOfTheProgram() && other.isOfTheProgram();
        if (kind.isRead() && other.kind.isRead() || areOfTheProgram) {
            return false;
        }
        boolean areAtomic = kind == Kind.ACCUMULATE && other.kind == Kind.ACCUMULATE;
        return !areAtomic || !isAtomicWith(other);
    }

    /** Accumulations must be of one type, and of one operation, beside those that only fetch. */
    private boolean isAtomicWith(Use other) {
        boolean isOneType = typeOf(operation).equals(typeOf(other.operation));
        boolean isFetch = operation.startsWith(FETCH) || other.operation.startsWith(FETCH);
        return isOneType && (isFetch || operation.equals(other.operation));
    }

    private static String typeOf(String operation) {
        return operation.substring(operation.indexOf(' ') + 1);
    }

    /** True if ranges, begin and end in pairs, lowest first, have a byte in common. */
    public static boolean overlap(long[] some, long[] others) {
        int i = 0;
        int j = 0;
        while (i < some.length && j < others.length) {
            if (some[i] < others[j + 1] && others[j] < some[i + 1]) {
                return true;
            }
            if (some[i + 1] <= others[j + 1]) {
                i += 2;
            } else {
                j += 2;
            }
        }
        return false;
    }
}
