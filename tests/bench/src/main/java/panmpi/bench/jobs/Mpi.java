package panmpi.bench.jobs;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An MPI library on this machine, with the command and the environment that start its jobs.
 *
 * @param line the line of the list of MPI libraries from which this object was made: {@code
 *     NAME|MPIEXEC|LIBRARY|ABI|K=V,K=V}.
 * @param name name and version.
 * @param mpiexec command that starts its jobs.
 * @param environment variables for its jobs.
 */
public record Mpi(String line, String name, String mpiexec, Map<String, String> environment) {

    /** Parses one line of the list of MPI libraries, in the format of {@link #line}. */
    public static Mpi of(String line) {
        List<String> parts = Arrays.asList(line.split("[|]", -1));
        // Turns binding off, since the other threads of a JVM must not share the core of its rank.
        Map<String, String> environment =
                new HashMap<>(
                        Map.of(
                                "OMPI_MCA_hwloc_base_binding_policy", "none",
                                "PRTE_MCA_hwloc_default_binding_policy", "none",
                                "I_MPI_PIN", "off"));
        environment.put("PANMPI_LIB", parts.get(2));
        environment.put("PANMPI_ABI", parts.get(3));
        Arrays.stream(parts.get(4).split(","))
                .filter(pair -> pair.contains("="))
                .map(pair -> pair.split("=", 2))
                .forEach(pair -> environment.put(pair[0], pair[1]));
        return new Mpi(line, parts.get(0), parts.get(1), environment);
    }
}
