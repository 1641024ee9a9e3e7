package mpi.internal;

import java.util.List;
import java.util.Locale;

/**
 * Switch for the checks of arguments before each call: on, unless {@code -Dpanmpi.checks=false}.
 * Constants, so that the JIT compiler removes the checks that are off.
 */
public final class Checks {

    private static final String CHOSEN = System.getProperty("panmpi.checks");

    /** True if arguments are checked. */
    public static final boolean ENABLED = !"false".equalsIgnoreCase(CHOSEN);

    /**
     * True if the ranks of a new window tell each other its bounds, for the checks of one-sided
     * calls: not with {@code -Dpanmpi.checks=local}, for jobs in which some ranks are not Java's.
     */
    public static final boolean EXCHANGED = ENABLED && !"local".equalsIgnoreCase(CHOSEN);

    /** True if a job goes on after mistakes. */
    public static final boolean GOES_ON = "strict=warn".equalsIgnoreCase(CHOSEN);

    /** True if the calls of all ranks are checked together. */
    public static final boolean STRICT = GOES_ON || "strict".equalsIgnoreCase(CHOSEN);

    private static final List<String> VALUES =
            List.of("true", "false", "local", "strict", "strict=warn");

    /** File for what strict checks find; null for none. */
    public static final String REPORT = System.getProperty("panmpi.checks.report");

    private Checks() {}

    /** Returns a warning about an unknown value of the property; empty if there is none. */
    public static String wrong() {
        return CHOSEN == null || VALUES.contains(CHOSEN.toLowerCase(Locale.ROOT))
                ? ""
                : "panmpi: -Dpanmpi.checks=%s is taken as true; the value must be %s"
                        .formatted(CHOSEN, String.join(", ", VALUES));
    }
}
