package mpi.internal;

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

    private Checks() {}
}
