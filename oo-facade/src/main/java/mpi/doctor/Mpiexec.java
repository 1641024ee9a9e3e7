package mpi.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Launcher program of MPI jobs.
 *
 * @param program path of the launcher.
 * @param product MPI that the launcher belongs to: {@code MPICH}, {@code Open MPI}; empty if
 *     unknown.
 * @param version line of the launcher's output that names its version.
 */
record Mpiexec(Path program, String product, String version) {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Finds the first mpiexec on the PATH. */
    static Optional<Mpiexec> ofPath() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
            Path program = Path.of(folder, "mpiexec");
            if (Files.isExecutable(program)) {
                return Optional.of(of(program));
            }
        }
        return Optional.empty();
    }

    /** Runs a program to find its version, since several products are called mpiexec. */
    static Mpiexec of(Path program) {
        var run = Run.of(List.of(program.toString(), "--version"), PATIENCE);
        for (String line : run.output().lines().toList()) {
            String product = product(line);
            if (!product.isEmpty()) {
                return new Mpiexec(program, product, version(line, run.output()));
            }
        }
        return new Mpiexec(program, "", run.output().lines().findFirst().orElse("").strip());
    }

    /**
     * Returns the MPI implementation that a line of output names; empty if it names none. Intel's
     * launcher counts as MPICH's, since it is a version of MPICH's Hydra.
     */
    private static String product(String line) {
        if (line.contains("HYDRA") || line.contains("Intel(R) MPI")) {
            return "MPICH";
        }
        return line.contains("OpenRTE") || line.contains("Open MPI") || line.contains("PRRTE")
                ? "Open MPI"
                : "";
    }

    /**
     * Returns the text that names the version: the given line of the output or, for Hydra, which
     * prints its version on a later line than its name, the name with that version.
     */
    private static String version(String line, String output) {
        if (!line.startsWith("HYDRA")) {
            return line.strip();
        }
        String number =
                output.lines()
                        .filter(l -> l.strip().startsWith("Version:"))
                        .map(l -> l.replace("Version:", "").strip())
                        .findFirst()
                        .orElse("");
        return ("MPICH's Hydra " + number).strip();
    }

    /** Returns true if the other launcher is the same file. */
    boolean isSameFile(Mpiexec other) {
        return program.toAbsolutePath()
                        .normalize()
                        .equals(other.program.toAbsolutePath().normalize())
                || real(program).equals(real(other.program));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException gone) {
            return path;
        }
    }

    @Override
    public String toString() {
        return program
                + " ("
                + (version.isEmpty() ? "which does not say whose it is" : version)
                + ")";
    }
}
