package mpi.internal.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import mpi.internal.Settings;
import mpi.internal.natives.EmbeddedMpi;

/**
 * Searches for an mpiexec in this order: the installation of the library that the user names, the
 * installations that MPI_HOME and MPI_ROOT name, the PATH, the installation that I_MPI_ROOT names,
 * the MPI that comes with panmpi. The ranks then find the library of the launcher's installation.
 */
public final class MpiexecSearch {

    private static final List<String> PROGRAMS =
            List.of("mpiexec", "mpiexec.hydra", "mpiexec.mpich", "mpiexec.openmpi", "mpirun");

    /** Environment variables that name the folder of an installation. */
    private static final List<String> HOMES = List.of("MPI_HOME", "MPI_ROOT", "I_MPI_ROOT");

    private final StringBuilder log = new StringBuilder();
    private final Predicate<Path> wanted;
    private EmbeddedMpi embedded;

    /**
     * Makes a search.
     *
     * @param wanted test of a program; the search skips programs that do not pass the test.
     */
    public MpiexecSearch(Predicate<Path> wanted) {
        this.wanted = wanted;
    }

    /** Finds the first mpiexec that passes the test; empty if no mpiexec passes. */
    public Optional<Path> find() {
        if (Settings.library().equals(EmbeddedMpi.WORD)) {
            return embedded();
        }
        return Optional.<Path>empty()
                .or(this::ofLibrary)
                .or(() -> home("MPI_HOME"))
                .or(() -> home("MPI_ROOT"))
                .or(this::onPath)
                .or(() -> home("I_MPI_ROOT"))
                .or(this::embedded);
    }

    /** Returns all attempts of the search, one on each line. */
    public String log() {
        return log.toString();
    }

    /**
     * Returns the MPI that comes with panmpi, if the search came to that MPI and it can be used.
     */
    Optional<EmbeddedMpi> embeddedMpi() {
        return Optional.ofNullable(embedded);
    }

    private Optional<Path> ofLibrary() {
        String library = Settings.library();
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
        String home = Settings.environment(variable);
        if (home.isEmpty()) {
            note(variable, "not set");
            return Optional.empty();
        }
        return in(variable, Path.of(home));
    }

    private Optional<Path> in(String origin, Path prefix) {
        for (String program : PROGRAMS) {
            Path file = prefix.resolve("bin").resolve(program);
            if (isWanted(file)) {
                return Optional.of(place(file));
            }
        }
        note(origin, "no %s in %s/bin".formatted(String.join(", ", PROGRAMS), prefix));
        return Optional.empty();
    }

    /**
     * Returns the path of a program with symbolic links in its folder resolved, such as the link
     * from {@code /bin} to {@code /usr/bin}. Open MPI's launcher takes the parent of its folder as
     * its installation, and refuses the root directory.
     */
    private static Path place(Path file) {
        try {
            return file.getParent().toRealPath().resolve(file.getFileName());
        } catch (IOException unreadable) {
            return file;
        }
    }

    private Optional<Path> onPath() {
        String path = Settings.environment("PATH");
        for (String program : PROGRAMS) {
            for (String folder : path.split(":")) {
                Path file = Path.of(folder, program);
                if (isWanted(file)) {
                    return Optional.of(place(file));
                }
            }
        }
        note("PATH", "no %s in %s".formatted(String.join(", ", PROGRAMS), path));
        return Optional.empty();
    }

    /**
     * Finds the mpiexec that comes with panmpi. This mpiexec is the last choice, since an installed
     * MPI may support the machine's network better.
     */
    private Optional<Path> embedded() {
        String name = "panmpi-mpich";
        if (!EmbeddedMpi.isThere()) {
            note(name, EmbeddedMpi.absence());
            return Optional.empty();
        }
        String choice = otherChoice();
        if (!choice.isEmpty()) {
            note(name, choice + " is set, which chooses another MPI");
            return Optional.empty();
        }
        try {
            embedded = EmbeddedMpi.open();
            return Optional.of(embedded.mpiexec()).filter(this::isWanted);
        } catch (IOException unusable) {
            note(name, unusable.getMessage());
            return Optional.empty();
        }
    }

    /**
     * Returns the first environment variable by which the user chooses another MPI than the one
     * that comes with panmpi; empty if there is no such variable.
     */
    private static String otherChoice() {
        String library = Settings.library();
        if (!library.isEmpty() && !library.equals(EmbeddedMpi.WORD)) {
            return "PANMPI_LIB=" + library;
        }
        String abi = Settings.abi();
        if (!abi.isEmpty() && !abi.equals(EmbeddedMpi.ABI)) {
            return "PANMPI_ABI=" + abi;
        }
        for (String variable : library.isEmpty() ? HOMES : List.<String>of()) {
            if (!Settings.environment(variable).isEmpty()) {
                return variable;
            }
        }
        return "";
    }

    private boolean isWanted(Path program) {
        if (!Files.isExecutable(program) || Files.isDirectory(program)) {
            return false;
        }
        boolean isWanted = wanted.test(program);
        if (!isWanted) {
            note(program.toString(), "passed over");
        }
        return isWanted;
    }

    private void note(String what, String outcome) {
        log.append("\n  ").append(what).append(": ").append(outcome);
    }
}
