package mpi.abi;

/** How near a library is to the one whose header gave it its constants. */
public enum Nearness {
    /** The header is that library's own. */
    EXACT,
    /** The library is newer than the header, which is the nearest that is known. */
    NEWER,
    /** The library is older than every header that is known of its implementation. */
    OLDER,
    /** No header of its implementation is known. */
    UNKNOWN;

    /**
     * Compares a library with a header.
     *
     * @param library what the library says of itself.
     * @param source name and version of the header's library, as {@link AbiTable#source} has it.
     * @return how near they are.
     */
    public static Nearness of(String library, String source) {
        int difference = Nearest.difference(library, source);
        if (difference == Nearest.ANOTHER) {
            return UNKNOWN;
        }
        if (difference == 0) {
            return EXACT;
        }
        return difference > 0 ? NEWER : OLDER;
    }
}
