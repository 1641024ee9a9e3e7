package mpi.junit.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a list of installed MPIs from a file. A line has the form {@code
 * name|mpiexec|PANMPI_LIB|PANMPI_ABI|NAME=VALUE,...}: the name of the MPI, its launcher with
 * options, the values of two environment variables, and further variables of the jobs.
 */
public final class MpiList {

    private static final String FORM = "name|mpiexec|PANMPI_LIB|PANMPI_ABI|NAME=VALUE,...";

    private MpiList() {}

    /**
     * Returns the names of all MPIs, in the order of the file that {@code -Dpanmpi.junit.mpis}
     * names.
     */
    public static List<String> names() {
        return read().stream().map(Mpiexec::name).toList();
    }

    static List<Mpiexec> read() {
        String file = TestSettings.list();
        List<Mpiexec> mpis = new ArrayList<>();
        for (String line : file.isEmpty() ? List.<String>of() : lines(Path.of(file))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                mpis.add(parse(line.strip(), file));
            }
        }
        return mpis;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "-Dpanmpi.junit.mpis=%s: the file cannot be read (%s)".formatted(file, e), e);
        }
    }

    private static Mpiexec parse(String line, String file) {
        String[] fields = line.split("\\|", -1);
        if (fields.length != 5 || fields[0].isBlank() || fields[1].isBlank()) {
            throw new IllegalArgumentException(
                    "%s: the line '%s' is not %s".formatted(file, line, FORM));
        }
        Map<String, String> environment = new LinkedHashMap<>();
        for (String variable : fields[4].isBlank() ? new String[0] : fields[4].split(",")) {
            int cut = variable.indexOf('=');
            if (cut < 1) {
                throw new IllegalArgumentException(
                        "%s: '%s' in the line '%s' is not NAME=VALUE"
                                .formatted(file, variable, line));
            }
            environment.put(variable.substring(0, cut).strip(), variable.substring(cut + 1));
        }
        environment.put("PANMPI_LIB", fields[2]);
        environment.put("PANMPI_ABI", fields[3]);
        return new Mpiexec(fields[0], List.of(fields[1].split(" ")), environment);
    }
}
