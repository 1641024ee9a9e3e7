package mpi.abi;

/**
 * Tells how well the library in use matches the library from whose {@code mpi.h} the constants were
 * taken.
 */
public enum Nearness {
    /** The header is of the same version of the same implementation. */
    EXACT,
    /** The library is newer than the header, which is the nearest known one. */
    NEWER,
    /** The library is older than every header that is known of its implementation. */
    OLDER,
    /** No header of the library's implementation is known. */
    UNKNOWN;

    /**
     * Compares a library with a header.
     *
     * @param library version string of the library, by {@code MPI_Get_library_version}.
     * @param source name and version of the header's library, as from {@link AbiTable#source}.
     * @return the match.
     */
    public static Nearness of(String library, String source) {
        int difference = Nearest.difference(library, source);
        if (difference == Nearest.OTHER_IMPLEMENTATION) {
            return UNKNOWN;
        }
        if (difference == 0) {
            return EXACT;
        }
        return difference > 0 ? NEWER : OLDER;
    }
}
