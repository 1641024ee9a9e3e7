package mpi.internal;

import java.util.List;

/** Settings of the user: a system property, else the environment variable of the same meaning. */
public final class Settings {

    private static final String ROOM = "panmpi.objects.room";
    private static final String DEPTH = "panmpi.objects.depth";

    private Settings() {}

    /** Returns the only library to open; empty if the user does not name one. */
    static String library() {
        return value("panmpi.lib", "PANMPI_LIB");
    }

    /** Returns the wanted ABI family; empty for any. */
    static String abi() {
        return value("panmpi.abi", "PANMPI_ABI");
    }

    /** Returns the mode for the JVM's signals: {@code keep}, {@code report}; empty for neither. */
    static String signals() {
        return System.getProperty("panmpi.signals", "");
    }

    /** The value of an environment variable, empty where it is not set. */
    static String environment(String variable) {
        String value = System.getenv(variable);
        return value == null ? "" : value;
    }

    /** The whole number in an environment variable; another where it holds none. */
    static int number(String variable, int otherwise) {
        try {
            return Integer.parseInt(environment(variable));
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }

    /** Tells if processes that were started together may find themselves alone. */
    static boolean allowsSingletons() {
        String value = System.getProperty("panmpi.singleton", "refuse");
        if (value.equals("allow") || value.equals("refuse")) {
            return value.equals("allow");
        }
        throw new IllegalArgumentException(
                "-Dpanmpi.singleton=%s: it takes allow or refuse".formatted(value));
    }

    /**
     * The longest message of objects that a receive which does not block can take.
     *
     * @return bytes: 1 GB, unless {@code -Dpanmpi.objects.room=BYTES} says otherwise.
     */
    public static int room() {
        return (int) positive(ROOM, "bytes", Integer.MAX_VALUE, 1 << 30);
    }

    /**
     * The depth that objects may have.
     *
     * @return levels: 500,000, unless {@code -Dpanmpi.objects.depth=LEVELS} says otherwise.
     */
    public static int depth() {
        return (int) positive(DEPTH, "levels", Integer.MAX_VALUE, 500_000);
    }

    /** Throws for a number that would else be found wrong only by the first who needs it. */
    public static void check() {
        room();
        depth();
    }

    /**
     * Reads a system property that is an integer above 0.
     *
     * @param property name of the property.
     * @param unit unit of the number, for messages.
     * @return its value; 0 if it is not set.
     */
    public static long positive(String property, String unit) {
        return positive(property, unit, Long.MAX_VALUE, 0);
    }

    private static long positive(String property, String unit, long most, long usual) {
        String value = System.getProperty(property);
        if (value == null) {
            return usual;
        }
        try {
            long number = Long.parseLong(value.strip());
            if (number > 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // Told below.
        }
        String range = most == Long.MAX_VALUE ? "1 or more" : "1 to " + most;
        throw new IllegalArgumentException(
                "-D%s=%s: it takes a whole number of %s, %s"
                        .formatted(property, value, unit, range));
    }

    /**
     * Reads a system property that is one of several words.
     *
     * @param property name of the property, which is set.
     * @param words values allowed, at least two.
     * @return the word.
     */
    public static String oneOf(String property, List<String> words) {
        String value = System.getProperty(property);
        if (words.contains(value.strip())) {
            return value.strip();
        }
        throw new IllegalArgumentException(
                "-D%s=%s: it takes %s or %s"
                        .formatted(
                                property,
                                value,
                                String.join(", ", words.subList(0, words.size() - 1)),
                                words.getLast()));
    }

    private static String value(String property, String variable) {
        String value = System.getProperty(property);
        return value == null ? environment(variable) : value;
    }
}
