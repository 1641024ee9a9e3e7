package mpi.internal.strict.wire;

/**
 * Describes what an access to a window does to the memory. Two accesses to the same bytes at the
 * same time conflict, for instance, if both are a PUT.
 *
 * @param kind kind of access.
 * @param operation for an accumulation, its operation, a space and the basic type, such as {@code
 *     MPI_SUM MPI_INT}; else empty.
 * @param isLocked true for a one-sided call under an exclusive lock, and for a load or store of the
 *     program under any lock of its own memory.
 */
public record Use(Kind kind, String operation, boolean isLocked) {

    /** Operation of {@code MPI_Compare_and_swap}, which has no argument for one. */
    public static final String SWAP = "swap";

    private static final String FETCH = "MPI_NO_OP";

    /** Kinds of access. */
    public enum Kind {
        /** {@code MPI_Get} reads the memory. */
        GET,
        /** {@code MPI_Put} overwrites the memory. */
        PUT,
        /**
         * {@code MPI_Accumulate} and similar calls combine the memory with other values, each
         * element atomically.
         */
        ACCUMULATE,
        /** A line of the program reads the memory. */
        LOAD,
        /** A line of the program writes the memory. */
        STORE;

        private boolean isRead() {
            return this == GET || this == LOAD;
        }
    }

    /**
     * Returns true if the access is a load or store of the program, which is already over when it
     * is reported.
     */
    public boolean isOfTheProgram() {
        return kind == Kind.LOAD || kind == Kind.STORE;
    }

    /**
     * Returns true if locks prevent this access and {@code other}, of different ranks, from
     * happening at once. An exclusive lock excludes the one-sided calls of all other ranks; it
     * excludes loads and stores of another rank's program only if that rank holds a lock as well.
     */
    public boolean isApartFrom(Use other) {
        boolean isOneOfTheProgram = isOfTheProgram() || other.isOfTheProgram();
        return isOneOfTheProgram ? isLocked && other.isLocked : isLocked || other.isLocked;
    }

    /** Returns true if the two accesses must not be made to the same bytes at the same time. */
    public boolean conflicts(Use other) {
        boolean areOfTheProgram = isOfTheProgram() && other.isOfTheProgram();
        if (kind.isRead() && other.kind.isRead() || areOfTheProgram) {
            return false;
        }
        boolean areAtomic = kind == Kind.ACCUMULATE && other.kind == Kind.ACCUMULATE;
        return !areAtomic || !isAtomicWith(other);
    }

    /**
     * Returns true if this accumulation and {@code other} are atomic with each other. For this,
     * both must have the same basic type, and the same operation unless one has {@code MPI_NO_OP}.
     * The standard does not say whether {@code MPI_Compare_and_swap} is atomic with other
     * operations. This method assumes that it is, as many programs and MPI libraries do.
     */
    private boolean isAtomicWith(Use other) {
        boolean isOneType = typeOf(operation).equals(typeOf(other.operation));
        return isOneType
                && (goesWithAll() || other.goesWithAll() || operation.equals(other.operation));
    }

    private boolean goesWithAll() {
        return operation.startsWith(FETCH) || operation.startsWith(SWAP);
    }

    private static String typeOf(String operation) {
        return operation.substring(operation.indexOf(' ') + 1);
    }

    /**
     * Returns true if two lists of byte ranges overlap. Each list has its ranges in ascending
     * order, as begins and ends alternately.
     */
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
