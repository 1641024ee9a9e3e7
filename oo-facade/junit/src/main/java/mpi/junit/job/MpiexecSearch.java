package mpi.junit.job;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Search for the launcher of jobs, in the order in which panmpi searches for the library of a
 * process: what settings name, homes of installations, the PATH. The ranks then find the library of
 * the launcher's installation.
 */
final class MpiexecSearch {

    private static final List<String> PROGRAMS =
            List.of("mpiexec", "mpiexec.hydra", "mpiexec.mpich", "mpiexec.openmpi", "mpirun");

    /** Settings that choose a library; a named MPI replaces them. */
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
     * @param name name of the MPI, or folder of its installation; empty for any.
     * @throws NoMpiexecException with every attempt.
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

    private Optional<Path> candidates() {
        return Optional.<Path>empty()
                .or(this::ofLibrary)
                .or(() -> home("MPI_HOME"))
                .or(() -> home("MPI_ROOT"))
                .or(this::onPath)
                .or(() -> home("I_MPI_ROOT"));
    }

    private Optional<Path> ofLibrary() {
        String library = System.getProperty("panmpi.lib", variable("PANMPI_LIB"));
        if (!library.contains("/")) {
            note("PANMPI_LIB", library.isEmpty() ? "not set" : library + " has no folder");
            return Optional.empty();
        }
        Optional<Path> found = Optional.empty();
        Path folder = Path.of(library).toAbsolutePath().getParent();
        while (found.isEmpty() && folder != null) {
            found = Files.isDirectory(folder.resolve("bin")) ? in("PANMPI_LIB", folder) : found;
            folder = folder.getParent();
        }
        return found;
    }

    private Optional<Path> home(String variable) {
        if (variable(variable).isEmpty()) {
            note(variable, "not set");
            return Optional.empty();
        }
        return in(variable, Path.of(variable(variable)));
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

    private Optional<Path> onPath() {
        for (String program : PROGRAMS) {
            for (String folder : variable("PATH").split(":")) {
                Path file = Path.of(folder, program);
                if (Files.isExecutable(file) && isWanted(file)) {
                    return Optional.of(file);
                }
            }
        }
        note("PATH", "no %s in %s".formatted(wanted(), variable("PATH")));
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
                    "mpi = \"%s\": it takes %s, or the folder of an installation%s"
                            .formatted(name, String.join(", ", MpiProduct.NAMES), log));
        }
        return new NoMpiexecException(
                "no program starts jobs of %s; looked for, in this order:%s\n"
                                .formatted(name.isEmpty() ? "MPI" : name, log)
                        + "Install an MPI (Debian: apt install mpich; PyPI: pip install mpich),"
                        + " put its mpiexec on the PATH, or name it: -Dpanmpi.junit.mpiexec=FILE."
                        + " -Dpanmpi.junit.missing=skip skips these tests where there is none.");
    }

    private static String variable(String variable) {
        return System.getenv().getOrDefault(variable, "");
    }
}
