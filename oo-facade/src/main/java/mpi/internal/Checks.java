package mpi.internal;

/**
 * Whether arguments are checked before each call: yes, unless {@code -Dpanmpi.checks=false}. A
 * constant, so that compiled code holds either the checks or nothing.
 */
public final class Checks {

    /** True where arguments are checked. */
    public static final boolean ENABLED =
            !"false".equalsIgnoreCase(System.getProperty("panmpi.checks"));

    private Checks() {}
}
