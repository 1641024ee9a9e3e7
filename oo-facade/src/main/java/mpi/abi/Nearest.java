package mpi.abi;

/**
 * Chooses, of the libraries whose headers are known, the one nearest to the library that runs, by
 * what that says of itself: {@code MPICH Version: 4.0.2}, {@code Open MPI v4.1.4, ...}.
 *
 * <p>Nearest is the newest version of the same implementation that is not newer than the library,
 * else the oldest one. A known name such as {@code intel-abi} is that of {@code intel}: what is
 * behind the hyphen tells apart two headers of one implementation. It runs in every process at
 * start-up, so it makes do with loops.
 */
final class Nearest {

    /** A difference that no two versions have. */
    static final int ANOTHER = Integer.MIN_VALUE;

    /** How the standard's own header is called: no implementation is. */
    private static final String STANDARDS_OWN = "mpi-";

    private static final String HEADING = "MPI VERSION";

    private Nearest() {}

    /** Below, at or above 0: a library is older than another, the same, newer. */
    static int difference(String library, String known) {
        int space = known.indexOf(' ');
        int digit = firstDigit(library);
        return begins(library, digit, known.substring(0, space))
                ? -compare(known, space + 1, library, digit)
                : ANOTHER;
    }

    /**
     * The nearest of some libraries.
     *
     * @param library what the library says of itself
     * @param known names and versions, {@code mpich 4.0.2}, the newest of an implementation first
     * @return one of them; the first if the library is of no implementation that is known
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

    /** Where the version begins: at a digit behind no letter, or behind a lone v. */
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

    /** Whether a text up to its version begins with a name, of which it may space the letters. */
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
        // Of MVAPICH2 MVAPICH is no name.
        return matched == length && (at >= end || !Character.isLetterOrDigit(text.charAt(at)));
    }

    /** Cray's library says MPI VERSION and a colon before its name. */
    private static int nameStart(String text) {
        return text.regionMatches(true, 0, HEADING, 0, HEADING.length())
                ? text.indexOf(':') + 1
                : 0;
    }

    /**
     * Compares the version numbers that start at two places: {@code 4.0.2} is below {@code 4.1}.
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

    /** Where the number after the one at a place starts; where the text goes on, if none does. */
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
