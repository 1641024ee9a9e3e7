package mpi.junit.job;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Reads the settings of tests from the system properties of the JVM that reports the tests. A wrong
 * value is refused.
 */
public final class TestSettings {

    private static final String PREFIX = "panmpi.junit.";
    private static final String DEBUG = "panmpi.debug";
    private static final String PORT = "panmpi.debug.port";
    private static final int USUAL_PORT = 5005;
    private static final int MOST_PORTS = 65535;
    private static final List<String> NAMES =
            List.of(
                    "begin",
                    "forward",
                    "grace",
                    "java",
                    "jvm",
                    "missing",
                    "mpi",
                    "mpiexec",
                    "mpis",
                    "ranks",
                    "start",
                    "strict",
                    "thorough",
                    "timeout",
                    "trace");

    private TestSettings() {}

    /** Throws an exception for a property of an unknown name, and for a wrong value. */
    public static void check() {
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith(PREFIX) && !NAMES.contains(name.substring(PREFIX.length()))) {
                throw new IllegalArgumentException(
                        "-D%s=%s: there is no such property; a name that begins with %s ends with one of %s"
                                .formatted(
                                        name,
                                        System.getProperty(name),
                                        PREFIX,
                                        String.join(", ", NAMES)));
            }
        }
        skipsWhereMissing();
        inSession();
        forwards();
        isStrict();
        isTraced();
        timeout();
        startTimeout();
        grace();
        mostRanks();
        thorough();
        debugged();
        port();
    }

    /**
     * Returns the names of MPIs to use where an annotation has none; empty if the property is not
     * set.
     */
    public static List<String> mpis() {
        return words(text("mpi"), ",").toList();
    }

    /** Returns the file with a list of MPIs; empty if there is none. */
    static String list() {
        return text("mpis");
    }

    /** Returns the launcher of jobs to use; empty to search for it. */
    static String mpiexec() {
        return text("mpiexec");
    }

    /** Returns the program that runs Java on the ranks; empty for this JVM's own. */
    static String java() {
        return text("java");
    }

    /**
     * Returns the options for the JVM of each rank, with the name of the MPI in place of {@code
     * {mpi}}.
     */
    static List<String> jvm(String mpi) {
        return words(text("jvm"), "\\s+").map(word -> word.replace("{mpi}", mpi)).toList();
    }

    /**
     * Returns the limit on numbers of ranks; empty if there is none. With a limit, a test runs only
     * on the largest of its numbers that is not above the limit.
     */
    public static OptionalInt mostRanks() {
        return number("ranks", "the value must be a number of ranks, 1 or more");
    }

    /**
     * Returns how many MPIs are exempt from the limit: on the first ones in the list of MPIs, each
     * test runs on all its numbers of ranks. The result is empty if the property is not set.
     */
    public static OptionalInt thorough() {
        return number("thorough", "the value must be a number of MPIs, 1 or more");
    }

    /** Returns true if tests are skipped, not failed, where there is no launcher of jobs. */
    public static boolean skipsWhereMissing() {
        return isFirst("missing", "skip", "fail");
    }

    /** Returns true if ranks begin MPI by a session, and do not call {@code Init}. */
    static boolean inSession() {
        return isFirst("begin", "session", "init");
    }

    /** Returns true if ranks get the module options of this JVM, such as {@code --add-opens}. */
    static boolean forwards() {
        return !isFirst("forward", "false", "true");
    }

    /** Returns true if the calls of all ranks are checked together in every test. */
    public static boolean isStrict() {
        return isFirst("strict", "true", "false");
    }

    /** Returns true if the calls of all ranks are traced in every test. */
    public static boolean isTraced() {
        return isFirst("trace", "true", "false");
    }

    /**
     * Returns true if a property has the first of two values. The second is the value of a property
     * that is not set.
     */
    private static boolean isFirst(String name, String first, String usual) {
        String value = System.getProperty(PREFIX + name, usual);
        if (!value.equals(usual) && !value.equals(first)) {
            throw wrong(PREFIX + name, value, "the value must be " + usual + " or " + first);
        }
        return value.equals(first);
    }

    /** Returns the longest time of a test, in seconds. */
    public static int timeout() {
        return seconds("timeout", 60);
    }

    /** Returns the longest time that a job may take to start, in seconds. */
    public static int startTimeout() {
        return seconds("start", 60);
    }

    /** Returns the time in seconds that ranks have to end a test after another rank has failed. */
    public static int grace() {
        return seconds("grace", 5);
    }

    /** Returns the ranks that wait for a debugger. */
    public static TreeSet<Integer> debugged() {
        TreeSet<Integer> ranks = new TreeSet<>();
        String value = System.getProperty(DEBUG, "");
        words(value, ",")
                .forEach(
                        word -> {
                            if (!word.matches("\\d{1,6}")) {
                                throw wrong(
                                        DEBUG,
                                        value,
                                        "the value must be a list of ranks, as in 0 or 0,1");
                            }
                            ranks.add(Integer.parseInt(word));
                        });
        return ranks;
    }

    /** Returns the port of the debugger; with several ranks, the port of rank 0. */
    static int port() {
        String value = System.getProperty(PORT, Integer.toString(USUAL_PORT));
        if (!value.matches("[1-9]\\d{0,4}") || Integer.parseInt(value) > MOST_PORTS) {
            throw wrong(PORT, value, "the value must be a port, 1 to " + MOST_PORTS);
        }
        return Integer.parseInt(value);
    }

    /** Tests whether a property is a setting of tests, which the JVMs of the ranks do not need. */
    static boolean isOne(String name) {
        return name.startsWith(PREFIX) || name.startsWith(DEBUG);
    }

    private static int seconds(String name, int usual) {
        return number(name, "the value must be a whole number of seconds, 1 or more").orElse(usual);
    }

    private static OptionalInt number(String name, String rule) {
        String value = text(name);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!value.matches("[1-9]\\d{0,6}")) {
            throw wrong(PREFIX + name, value, rule);
        }
        return OptionalInt.of(Integer.parseInt(value));
    }

    private static IllegalArgumentException wrong(String property, String value, String rule) {
        return new IllegalArgumentException("-D%s=%s: %s".formatted(property, value, rule));
    }

    private static String text(String name) {
        return System.getProperty(PREFIX + name, "").strip();
    }

    private static Stream<String> words(String text, String separator) {
        return Arrays.stream(text.split(separator)).map(String::strip).filter(w -> !w.isEmpty());
    }
}
