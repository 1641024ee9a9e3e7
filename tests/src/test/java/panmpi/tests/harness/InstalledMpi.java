package panmpi.tests.harness;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An MPI to test on. In the list of the installed MPIs, each line {@code
 * name|mpiexec|PANMPI_LIB|PANMPI_ABI|K=V,...} describes one.
 *
 * @param name name in reports.
 * @param mpiexec the command that starts its jobs.
 * @param library the library to open, or empty to let discovery find it.
 * @param abi the ABI family to ask for: {@code mpich}, {@code openmpi} or {@code standard}; empty
 *     to let panmpi recognise it.
 * @param variables further variables for the environment of its jobs.
 */
public record InstalledMpi(
        String name, String mpiexec, String library, String abi, Map<String, String> variables) {

    /**
     * {@return the MPIs that {@code lines} name} Blank lines, and lines that begin with {@code #},
     * are ignored.
     */
    public static List<InstalledMpi> parse(List<String> lines) {
        return lines.stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(InstalledMpi::parse)
                .toList();
    }

    private static InstalledMpi parse(String line) {
        var fields = line.split("\\|", -1);
        if (fields.length != 5 || fields[0].isBlank() || fields[1].isBlank()) {
            throw new AssertionError(
                    "not name|mpiexec|PANMPI_LIB|PANMPI_ABI|K=V,...: '" + line + "'");
        }
        return new InstalledMpi(fields[0], fields[1], fields[2], fields[3], pairs(fields[4]));
    }

    private static Map<String, String> pairs(String text) {
        var pairs = new LinkedHashMap<String, String>();
        for (String pair : text.isBlank() ? new String[0] : text.split(",")) {
            var cut = pair.indexOf('=');
            if (cut < 1) {
                throw new AssertionError("not K=V: '" + pair + "'");
            }
            pairs.put(pair.substring(0, cut).strip(), pair.substring(cut + 1).strip());
        }
        return Map.copyOf(pairs);
    }

    /**
     * {@return the environment of its jobs: its own variables, and those that select its library
     * and its ABI}
     */
    public Map<String, String> environment() {
        var environment = new LinkedHashMap<>(variables);
        environment.put("PANMPI_LIB", library);
        environment.put("PANMPI_ABI", abi);
        return environment;
    }

    /** {@return a copy with more variables, each {@code NAME=VALUE}} */
    public InstalledMpi with(String... more) {
        var all = new LinkedHashMap<>(variables);
        for (String pair : more) {
            all.putAll(pairs(pair));
        }
        return new InstalledMpi(name, mpiexec, library, abi, Map.copyOf(all));
    }

    /** {@return a copy whose {@code mpiexec} gets an option} */
    public InstalledMpi launching(String option) {
        return new InstalledMpi(name, mpiexec + " " + option, library, abi, variables);
    }

    @Override
    public String toString() {
        return name;
    }
}
