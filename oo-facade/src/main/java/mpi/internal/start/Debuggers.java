package mpi.internal.start;

import java.util.TreeSet;

/**
 * Reads which ranks wait for a debugger, from {@code -Dpanmpi.debug=0,1}, and makes their JVM
 * options. A single rank listens on port 5005, or on {@code -Dpanmpi.debug.port=PORT}; if several
 * ranks wait, each listens on that port plus its rank.
 */
final class Debuggers {

    private static final String RANKS = "panmpi.debug";
    private static final String PORT = "panmpi.debug.port";
    private static final int MOST_PORTS = 65535;

    private Debuggers() {}

    /** Returns the ranks below {@code size} that wait for a debugger, the lowest first. */
    static TreeSet<Integer> ranks(int size) {
        String value = System.getProperty(RANKS, "");
        TreeSet<Integer> ranks = new TreeSet<>();
        for (String word : value.isEmpty() ? new String[0] : value.split(",")) {
            if (!word.matches("\\d{1,6}")) {
                throw new StartException(
                        "-D%s=%s: the value must be a list of ranks, as in 0 or 0,1"
                                .formatted(RANKS, value));
            }
            ranks.add(Integer.parseInt(word));
        }
        ranks.removeIf(rank -> rank >= size);
        return ranks;
    }

    /**
     * Makes the JVM option that lets a rank wait for a debugger; {@code several} is the number of
     * ranks that wait for one.
     */
    static String option(int rank, int several) {
        int port = port() + (several == 1 ? 0 : rank);
        return "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=localhost:" + port;
    }

    private static int port() {
        String value = System.getProperty(PORT, "5005");
        if (!value.matches("[1-9]\\d{0,4}") || Integer.parseInt(value) > MOST_PORTS) {
            throw new StartException(
                    "-D%s=%s: the value must be a port, 1 to %d"
                            .formatted(PORT, value, MOST_PORTS));
        }
        return Integer.parseInt(value);
    }
}
