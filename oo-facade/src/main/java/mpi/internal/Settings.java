package mpi.internal;

import java.util.List;
import mpi.object.ObjectDepth;

/**
 * Reads the settings of the user from system properties, or from environment variables where a
 * property is not set.
 */
public final class Settings {

    private static final String YIELD = "panmpi.yield";
    private static final String CACHE = "panmpi.cache";
    private static final String ROOM = "panmpi.objects.room";

    private Settings() {}

    /**
     * Returns the MPI library that the user names; empty if the user names none. A named library is
     * the only one that panmpi opens.
     */
    public static String library() {
        return value("panmpi.lib", "PANMPI_LIB");
    }

    /**
     * Returns the ABI family that the user wants, such as {@code mpich}; empty if the user accepts
     * every family.
     */
    public static String abi() {
        return value("panmpi.abi", "PANMPI_ABI");
    }

    /**
     * Returns the value of {@code -Dpanmpi.signals}; empty if the property is not set. {@code keep}
     * leaves the signal handlers of the MPI library in place of the JVM's. {@code report} restores
     * the JVM's handlers, as is the default, and prints each signal whose handler was replaced.
     */
    public static String signals() {
        return System.getProperty("panmpi.signals", "");
    }

    /** Returns the value of an environment variable; empty if the variable is not set. */
    public static String environment(String variable) {
        String value = System.getenv(variable);
        return value == null ? "" : value;
    }

    /**
     * Returns the integer in an environment variable; {@code otherwise} if the variable holds no
     * integer.
     */
    public static int number(String variable, int otherwise) {
        try {
            return Integer.parseInt(environment(variable));
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }

    /** Returns true if processes that were started together may each be alone in MPI_COMM_WORLD. */
    public static boolean allowsSingletons() {
        return oneOf("panmpi.singleton", "refuse", List.of("allow", "refuse")).equals("allow");
    }

    /**
     * Returns true if ranks may yield their core while they wait, where a node has more ranks than
     * cores. The setting is {@code -Dpanmpi.yield}, which is read when the library is opened;
     * {@link #check} throws if its value is neither true nor false.
     */
    public static boolean yields() {
        return !System.getProperty(YIELD, "true").strip().equals("false");
    }

    /**
     * Returns the capacity of a nonblocking receive of objects.
     *
     * @return capacity in bytes, from {@code -Dpanmpi.objects.room=BYTES}; 1 GB by default.
     */
    public static int room() {
        return (int) number(ROOM, "bytes", 1, Integer.MAX_VALUE, 1 << 30);
    }

    /**
     * Returns the greatest amount of memory that stays allocated or pinned between calls.
     *
     * @param usual number of bytes if the property is not set.
     * @return number of bytes, from {@code -Dpanmpi.cache=BYTES}; 0 if no memory is kept.
     */
    public static long cache(long usual) {
        return number(CACHE, "bytes", 0, Long.MAX_VALUE, usual);
    }

    /**
     * Checks settings whose wrong values would otherwise be noticed only at their first use; throws
     * for a wrong value.
     */
    public static void check() {
        room();
        checkObjects();
        cache(0);
        allowsSingletons();
        oneOf(YIELD, "true", List.of("true", "false"));
    }

    /**
     * Throws if objects cannot be serialized; a program would otherwise notice that only at the
     * first object.
     */
    private static void checkObjects() {
        try {
            ObjectDepth.ofJvm();
        } catch (NoClassDefFoundError e) {
            throw new IllegalStateException(
                    "panmpi-codec.jar is missing, which panmpi.jar needs: put it into the folder of"
                            + " panmpi.jar, or on the class path",
                    e);
        }
    }

    /**
     * Reads a system property whose value must be a positive integer.
     *
     * @param property name of the property.
     * @param unit unit of the number, for messages.
     * @return its value; 0 if it is not set.
     */
    public static long positive(String property, String unit) {
        return number(property, unit, 1, Long.MAX_VALUE, 0);
    }

    /**
     * Reads a system property whose value must be a number of seconds.
     *
     * @param property name of the property.
     * @param usual number of seconds if the property is not set.
     * @return its value, 0 or more.
     */
    public static long seconds(String property, long usual) {
        return number(property, "seconds", 0, Integer.MAX_VALUE, usual);
    }

    private static long number(String property, String unit, long least, long most, long usual) {
        String value = System.getProperty(property);
        if (value == null) {
            return usual;
        }
        try {
            long number = Long.parseLong(value.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // The exception below reports this case.
        }
        String range = least + (most == Long.MAX_VALUE ? " or more" : " to " + most);
        throw new IllegalArgumentException(
                "-D%s=%s: the value must be a whole number of %s, %s"
                        .formatted(property, value, unit, range));
    }

    /**
     * Reads a system property whose value must be one of several words.
     *
     * @param property name of the property.
     * @param usual value if the property is not set.
     * @param words allowed values, at least two.
     * @return the word.
     */
    public static String oneOf(String property, String usual, List<String> words) {
        String value = System.getProperty(property, usual);
        if (words.contains(value.strip())) {
            return value.strip();
        }
        throw new IllegalArgumentException(
                "-D%s=%s: the value must be %s or %s"
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
