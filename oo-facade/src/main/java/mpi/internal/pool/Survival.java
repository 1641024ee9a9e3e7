package mpi.internal.pool;

/** Tests whether the launcher lets the other processes of a job go on when one process dies. */
public final class Survival {

    private Survival() {}

    /** Returns true if environment variables show that the launcher lets the job go on. */
    public static boolean isGranted() {
        return isSet("PANMPI_SURVIVE")
                || isSet("OMPI_MCA_mpi_ft_enable")
                || isSet("OMPI_MCA_orte_enable_recovery");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isEmpty() && !value.equals("0");
    }
}
