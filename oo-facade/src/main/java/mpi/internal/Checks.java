package mpi.internal;

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

    /**
     * True if calls of all ranks are checked together: {@code -Dpanmpi.checks=strict}, or {@code
     * strict=warn}.
     */
    public static final boolean STRICT =
            CHOSEN != null && CHOSEN.toLowerCase(Locale.ROOT).startsWith("strict");

    /** True if a job goes on after mistakes. */
    public static final boolean GOES_ON =
            STRICT && CHOSEN.toLowerCase(Locale.ROOT).endsWith("warn");

    /** File for what strict checks find; null for none. */
    public static final String REPORT = System.getProperty("panmpi.checks.report");

    private Checks() {}
}
