package mpi.internal;

/**
 * Switch for the checks of arguments before each call: on, unless {@code -Dpanmpi.checks=false}. A
 * constant, so that the JIT compiler removes the checks if it is off.
 */
public final class Checks {

    /** True if arguments are checked. */
    public static final boolean ENABLED =
            !"false".equalsIgnoreCase(System.getProperty("panmpi.checks"));

    private Checks() {}
}
