package mpi.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A program that starts jobs.
 *
 * @param program its path.
 * @param product whose it is: {@code MPICH}, {@code Open MPI}; empty if it does not say.
 * @param version the line in which it says so.
 */
record Mpiexec(Path program, String product, String version) {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** The first one on the PATH. */
    static Optional<Mpiexec> ofPath() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
            Path program = Path.of(folder, "mpiexec");
            if (Files.isExecutable(program)) {
                return Optional.of(of(program));
            }
        }
        return Optional.empty();
    }

    /** Asks a program for its version: many are called mpiexec. */
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

    /** Intel's is MPICH's Hydra, too. */
    private static String product(String line) {
        if (line.contains("HYDRA") || line.contains("Intel(R) MPI")) {
            return "MPICH";
        }
        return line.contains("OpenRTE") || line.contains("Open MPI") || line.contains("PRRTE")
                ? "Open MPI"
                : "";
    }

    /** Hydra says it in the next line. */
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

    /** Whether both are the same file. */
    boolean is(Mpiexec other) {
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
