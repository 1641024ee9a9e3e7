package mpi.internal;

import java.util.List;
import java.util.Locale;

/**
 * Names of panmpi's system properties, and a check for misspelt names, which would otherwise go
 * unnoticed.
 */
public final class Properties {

    private static final String OURS = "panmpi.";

    private static final List<String> KNOWN =
            List.of(
                    "abi",
                    "cache",
                    "calls",
                    "checks",
                    "checks.accesses",
                    "checks.report",
                    "codec",
                    "debug",
                    "debug.port",
                    "hints",
                    "launch.mpijava",
                    "launcher",
                    "leaks",
                    "lib",
                    "objects.depth",
                    "objects.room",
                    "patience",
                    "pin",
                    "shim",
                    "signals",
                    "singleton",
                    "standstill",
                    "threads",
                    "trace",
                    "trace.clocks",
                    "trace.page",
                    "yield");

    private Properties() {}

    /**
     * Returns a warning about a property {@code panmpi.NAME} that panmpi does not know, but whose
     * name resembles a known one. Other unknown names are not reported, since they may be the
     * program's.
     *
     * @return the warning; empty if there is no such property.
     */
    public static String misspelt() {
        for (Object key : System.getProperties().keySet()) {
            if (key instanceof String name && name.startsWith(OURS)) {
                String nearest = nearest(name.substring(OURS.length()));
                if (!nearest.isEmpty()) {
                    return "panmpi: there is no property -D%s; the nearest is -D%s%s"
                            .formatted(name, OURS, nearest);
                }
            }
        }
        return "";
    }

    /**
     * Returns the known property name that {@code name} resembles; empty if {@code name} is itself
     * known, or resembles no known name.
     */
    static String nearest(String name) {
        String best = "";
        int fewest = name.length() / 3 + 1;
        for (String known : KNOWN) {
            if (known.equals(name)) {
                return "";
            }
            int changes = changes(name.toLowerCase(Locale.ROOT), known);
            if (changes < fewest) {
                best = known;
                fewest = changes;
            }
        }
        return best;
    }

    /**
     * Returns the edit distance of two words: the least number of insertions, deletions and
     * replacements of letters that turn one word into the other.
     */
    private static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[to.length()];
    }
}
