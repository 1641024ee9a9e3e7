package mpi.abi;

/**
 * Finds the library nearest to the library in use among those whose {@code mpi.h} is known. It
 * compares version strings, such as {@code MPICH Version: 4.0.2} and {@code Open MPI v4.1.4, ...}.
 *
 * <p>Nearest is the newest version of the same implementation that is not newer than the library,
 * else the oldest one. A known name such as {@code intel-abi} stands for {@code intel}: the suffix
 * after the hyphen only distinguishes two headers of one implementation. The code has plain loops
 * and no regular expressions, since it runs in every process at start-up.
 */
final class Nearest {

    /** Result of {@link #difference} for two implementations that cannot be compared. */
    static final int OTHER_IMPLEMENTATION = Integer.MIN_VALUE;

    /**
     * Prefix of the name of the header that is published with the MPI standard, and that belongs to
     * no implementation.
     */
    private static final String STANDARDS_OWN = "mpi-";

    private static final String HEADING = "MPI VERSION";

    private Nearest() {}

    /**
     * Compares versions: returns a number below, equal to or above 0 if the library is older than
     * the known one, of the same version, or newer; {@link #OTHER_IMPLEMENTATION} if the known
     * library is of another implementation.
     */
    static int difference(String library, String known) {
        int space = known.indexOf(' ');
        int digit = firstDigit(library);
        return begins(library, digit, known.substring(0, space))
                ? -compare(known, space + 1, library, digit)
                : OTHER_IMPLEMENTATION;
    }

    /**
     * Returns the nearest of the known libraries.
     *
     * @param library version string of the library, by {@code MPI_Get_library_version}
     * @param known names and versions of the known libraries, such as {@code mpich 4.0.2}, for each
     *     implementation the newest first
     * @return name and version of the nearest one; the first of {@code known} if the library's
     *     implementation is not among them
     */
    static String to(String library, String... known) {
        int digit = firstDigit(library);
        String oldest = null;
        for (String candidate : known) {
            int space = candidate.indexOf(' ');
            if (begins(library, digit, candidate.substring(0, space))) {
                oldest = candidate;
                if (compare(candidate, space + 1, library, digit) <= 0) {
                    return candidate;
                }
            }
        }
        return oldest == null ? known[0] : oldest;
    }

    /**
     * Returns the index of the first digit of the version: a digit that follows no letter or digit,
     * or follows a "v" that stands alone.
     */
    private static int firstDigit(String text) {
        int at = 0;
        while (at < text.length() && !(isDigit(text, at) && isBehindName(text, at))) {
            at++;
        }
        return at;
    }

    private static boolean isBehindName(String text, int at) {
        boolean v = at > 0 && Character.toLowerCase(text.charAt(at - 1)) == 'v';
        int before = v ? at - 2 : at - 1;
        return before < 0 || !Character.isLetterOrDigit(text.charAt(before));
    }

    /**
     * Tests whether a text, up to its version, begins with a name; blanks between its letters do
     * not matter ("Open MPI" is {@code openmpi}).
     */
    private static boolean begins(String text, int end, String name) {
        if (name.startsWith(STANDARDS_OWN)) {
            return false;
        }
        int hyphen = name.indexOf('-');
        int length = hyphen < 0 ? name.length() : hyphen;
        int matched = 0;
        int at = nameStart(text);
        while (at < end && matched < length) {
            char c = Character.toLowerCase(text.charAt(at++));
            if (Character.isLetterOrDigit(c) && c != name.charAt(matched++)) {
                return false;
            }
        }
        // The name must end here: mvapich does not match MVAPICH2.
        return matched == length && (at >= end || !Character.isLetterOrDigit(text.charAt(at)));
    }

    /**
     * Returns the index of the implementation's name: Cray MPICH puts "MPI VERSION" and a colon
     * before it.
     */
    private static int nameStart(String text) {
        return text.regionMatches(true, 0, HEADING, 0, HEADING.length())
                ? text.indexOf(':') + 1
                : 0;
    }

    /**
     * Compares the version numbers that start at index i of a and j of b: {@code 4.0.2} is below
     * {@code 4.1}.
     */
    private static int compare(String a, int i, String b, int j) {
        int difference = 0;
        while (difference == 0 && (isDigit(a, i) || isDigit(b, j))) {
            difference = Integer.compare(number(a, i), number(b, j));
            i = next(a, i);
            j = next(b, j);
        }
        return difference;
    }

    private static int number(String text, int at) {
        int number = 0;
        for (int i = at; isDigit(text, i); i++) {
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    /**
     * Returns the index of the next component of a version, after the number at {@code at} and its
     * dot; the end of the number if it is the last.
     */
    private static int next(String text, int at) {
        int end = at;
        while (isDigit(text, end)) {
            end++;
        }
        boolean more = end > at && end < text.length() && text.charAt(end) == '.';
        return more ? end + 1 : Math.max(end, at);
    }

    private static boolean isDigit(String text, int at) {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }
}
