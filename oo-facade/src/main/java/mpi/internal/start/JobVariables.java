package mpi.internal.start;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the environment variables for a job. Variables that the user has set are not changed,
 * except panmpi's own variables.
 */
final class JobVariables {

    /**
     * Variables that let Open MPI and Intel MPI run more ranks than there are cores, without
     * binding ranks to cores.
     */
    private static final Map<String, String> OVERSUBSCRIBED =
            Map.of(
                    "OMPI_MCA_rmaps_base_oversubscribe", "1",
                    "OMPI_MCA_hwloc_base_binding_policy", "none",
                    "PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe",
                    "PRTE_MCA_hwloc_default_binding_policy", "none",
                    "I_MPI_PIN", "off");

    /** Variables that let Open MPI start jobs of root, which Open MPI otherwise refuses. */
    private static final List<String> AS_ROOT =
            List.of(
                    "OMPI_ALLOW_RUN_AS_ROOT",
                    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM",
                    "PRTE_ALLOW_RUN_AS_ROOT",
                    "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM");

    private final Map<String, String> variables = new LinkedHashMap<>();

    /** Sets one of panmpi's own variables. */
    void set(String name, String value) {
        variables.put(name, value);
    }

    /** Adds the variables that let ranks share cores. */
    void letShareCores() {
        OVERSUBSCRIBED.forEach(this::add);
    }

    /** Returns true if the user has said whether Open MPI may start jobs of root. */
    static boolean isRootDecided() {
        return System.getenv(AS_ROOT.getFirst()) != null;
    }

    /** Adds the variables that let root start jobs with Open MPI. */
    void allowRoot() {
        AS_ROOT.forEach(name -> add(name, "1"));
    }

    private void add(String name, String value) {
        if (System.getenv(name) == null) {
            variables.put(name, value);
        }
    }

    /** Returns all variables that are to be set. */
    Map<String, String> all() {
        return variables;
    }
}
