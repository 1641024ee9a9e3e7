package mpi.junit.job;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import mpi.Launch;

/**
 * Finds the launcher of jobs: the one of the MPI that a test needs, or the one that the settings of
 * tests name, or else the one that {@code mpi.Launch} finds. The ranks then find the library of the
 * launcher's installation.
 */
final class MpiexecSearch {

    private static final List<String> PROGRAMS =
            List.of("mpiexec", "mpiexec.hydra", "mpiexec.mpich", "mpiexec.openmpi", "mpirun");

    /**
     * Environment variables that choose an MPI library. If a test names an MPI, they are removed
     * from the environment of its jobs.
     */
    private static final List<String> CHOICES =
            List.of("PANMPI_LIB", "PANMPI_ABI", "MPI_HOME", "MPI_ROOT");

    private final StringBuilder log = new StringBuilder();
    private final String name;

    private MpiexecSearch(String name) {
        this.name = name;
    }

    /**
     * Finds a launcher.
     *
     * @param name name of the MPI, or folder of its installation; empty for any MPI.
     * @throws NoMpiexecException if there is none; its message lists every attempt.
     */
    static Mpiexec find(String name) {
        MpiexecSearch search = new MpiexecSearch(name);
        return search.listed().or(search::searched).orElseThrow(search::missing);
    }

    private Optional<Mpiexec> listed() {
        if (TestSettings.list().isEmpty()) {
            return Optional.empty();
        }
        note("-Dpanmpi.junit.mpis=" + TestSettings.list(), "names " + MpiList.names());
        return MpiList.read().stream()
                .filter(mpi -> mpi.name().equals(name) || mpi.name().startsWith(name + "-"))
                .findFirst();
    }

    private Optional<Mpiexec> searched() {
        if (name.contains("/")) {
            return in("mpi = \"" + name + "\"", Path.of(name)).map(this::named);
        }
        if (!name.isEmpty()) {
            return candidates().map(this::named);
        }
        String program = TestSettings.mpiexec();
        if (!program.isEmpty()) {
            return program("-Dpanmpi.junit.mpiexec", Path.of(program)).map(this::any);
        }
        return candidates().map(this::any);
    }

    /** Searches as {@code mpi.Launch} does. Ranks search for their library in the same way. */
    private Optional<Path> candidates() {
        return Launch.mpiexec(this::isWanted, log::append);
    }

    private Optional<Path> in(String origin, Path prefix) {
        for (String program : PROGRAMS) {
            Path file = prefix.resolve("bin").resolve(program);
            if (Files.isExecutable(file) && isWanted(file)) {
                return Optional.of(file);
            }
        }
        note(origin, "no %s in %s/bin".formatted(wanted(), prefix));
        return Optional.empty();
    }

    private Optional<Path> program(String origin, Path file) {
        if (Files.isExecutable(file)) {
            return Optional.of(file);
        }
        note(origin, file + " is not an executable file");
        return Optional.empty();
    }

    private boolean isWanted(Path program) {
        return name.isEmpty() || name.contains("/") || MpiProduct.of(program).equals(name);
    }

    private Mpiexec any(Path program) {
        return new Mpiexec("", List.of(program.toString()), Map.of());
    }

    private Mpiexec named(Path program) {
        Map<String, String> environment = new LinkedHashMap<>();
        CHOICES.forEach(choice -> environment.put(choice, ""));
        return new Mpiexec(name, List.of(program.toString()), environment);
    }

    private String wanted() {
        return String.join(", ", PROGRAMS) + (name.isEmpty() ? "" : " of " + name);
    }

    private void note(String what, String outcome) {
        log.append("\n  ").append(what).append(": ").append(outcome);
    }

    private NoMpiexecException missing() {
        if (!name.isEmpty() && !name.contains("/") && !MpiProduct.NAMES.contains(name)) {
            return new NoMpiexecException(
                    "mpi = \"%s\": the value must be %s, or the folder of an installation%s"
                            .formatted(name, String.join(", ", MpiProduct.NAMES), log));
        }
        return new NoMpiexecException(
                "no program that starts jobs of %s was found; searched, in this order:%s\n"
                                .formatted(name.isEmpty() ? "MPI" : name, log)
                        + "Add io.panmpi:panmpi-mpich to the dependencies of the tests, which has an MPI"
                        + " inside, or install an MPI (Debian: apt install mpich; PyPI: pip install mpich),"
                        + " put its mpiexec on the PATH, or name it: -Dpanmpi.junit.mpiexec=FILE."
                        + " -Dpanmpi.junit.missing=skip skips these tests where there is none.");
    }
}
