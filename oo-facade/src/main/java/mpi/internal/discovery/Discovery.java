package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import mpi.abi.MpiLibraryError;
import mpi.internal.Settings;

/**
 * Searches for the MPI library of this job, in this order: the library that the user names;
 * installations that environment variables name; the installation of the launcher that started this
 * process, since only its library will find the other ranks; the installation of the mpiexec on the
 * PATH; libraries known to the dynamic linker; the library that comes with panmpi.
 */
public final class Discovery {

    private final Attempts attempts = new Attempts();
    private final Launcher launcher;
    private final Set<Family> wanted;

    private Discovery(Launcher launcher, Set<Family> wanted) {
        this.launcher = launcher;
        this.wanted = wanted;
    }

    /** Opens the library, or throws an error that lists every attempt. */
    public static NativeLib find(Launcher launcher) {
        String abi = Settings.abi();
        Set<Family> wanted = Family.named(abi);
        if (wanted.isEmpty()) {
            throw new MpiLibraryError(
                    "PANMPI_ABI (or -Dpanmpi.abi) is \""
                            + abi
                            + "\"; the value must be mpich, openmpi or standard");
        }
        Discovery discovery = new Discovery(launcher, wanted);
        String library = Settings.library();
        return library.isEmpty() ? discovery.search() : discovery.named(library);
    }

    private NativeLib named(String library) {
        if (library.equals(EmbeddedLibrary.WORD)) {
            return EmbeddedLibrary.open(attempts, launcher, wanted)
                    .orElseThrow(() -> Advice.noEmbedded(attempts));
        }
        Optional<NativeLib> opened =
                library.indexOf('/') >= 0
                        ? attempts.openFile("PANMPI_LIB", Path.of(library), wanted)
                        : attempts.open("PANMPI_LIB", library, wanted);
        if (opened.isEmpty()) {
            throw Advice.namedLibrary(library, attempts);
        }
        return opened.get();
    }

    /**
     * Searches all places in the order of the class comment, if the user names no library. The
     * method uses no lambdas, since linking them would take most of the time of this method.
     */
    private NativeLib search() {
        Optional<NativeLib> found = homes();
        if (found.isEmpty()) {
            found = launchersInstallation();
        }
        // Several MPIs may be installed. In a Slurm step, an MPI whose processes the launcher can
        // start comes first.
        Set<Family> served = servedByLauncher();
        if (found.isEmpty() && launcher.step().isPresent() && !served.equals(wanted)) {
            found = system(served);
        }
        if (found.isEmpty()) {
            found = system(wanted);
        }
        if (found.isEmpty()) {
            found = EmbeddedLibrary.open(attempts, launcher, wanted);
        }
        if (found.isEmpty()) {
            throw Advice.noLibrary(wanted, attempts);
        }
        return found.get();
    }

    /** Searches for an MPI of this machine: first by the PATH, then by the dynamic linker. */
    private Optional<NativeLib> system(Set<Family> accepted) {
        Optional<NativeLib> found = pathsInstallation(accepted);
        return found.isEmpty() ? dynamicLinker(accepted) : found;
    }

    private Optional<NativeLib> homes() {
        Optional<NativeLib> found = home("MPI_HOME", wanted);
        if (found.isEmpty()) {
            found = home("MPI_ROOT", wanted);
        }
        // Machines with Intel MPI may set I_MPI_ROOT in every shell, even if another MPI starts the
        // job. Therefore a library in this folder is used only if the launcher can start its
        // processes.
        return found.isEmpty() ? home("I_MPI_ROOT", servedByLauncher()) : found;
    }

    private Optional<NativeLib> home(String variable, Set<Family> accepted) {
        String home = Settings.environment(variable);
        if (home.isEmpty()) {
            attempts.note(variable, "not set");
            return Optional.empty();
        }
        return new Installation(variable + "=" + home, Path.of(home), launcher.families())
                .open(attempts, accepted);
    }

    private Optional<NativeLib> launchersInstallation() {
        if (launcher.program().isEmpty()) {
            attempts.note("the launcher", "no parent process is an mpiexec");
            return Optional.empty();
        }
        return Installation.of("started by", launcher.program().get(), launcher.families())
                .open(attempts, servedByLauncher());
    }

    /** Opens the library of the installation whose mpiexec is first on the PATH. */
    private Optional<NativeLib> pathsInstallation(Set<Family> accepted) {
        for (String folder : Settings.environment("PATH").split(":")) {
            Path program = Path.of(folder, "mpiexec");
            if (Files.isExecutable(program)) {
                try {
                    Path real = program.toRealPath();
                    return Installation.of("PATH has", real, Launcher.servedBy(real))
                            .open(attempts, accepted);
                } catch (IOException gone) {
                    attempts.note("PATH", program + " cannot be followed");
                }
            }
        }
        attempts.note("PATH", "has no mpiexec");
        return Optional.empty();
    }

    private Optional<NativeLib> dynamicLinker(Set<Family> accepted) {
        for (String name : Family.libraries(launcher.families(), accepted)) {
            Optional<NativeLib> opened = attempts.open("dynamic linker", name, accepted);
            if (opened.isPresent()) {
                return opened;
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the wanted families whose processes the launcher can start: its own family, and the
     * standard ABI.
     */
    private Set<Family> servedByLauncher() {
        Set<Family> served = new TreeSet<>(launcher.families());
        served.add(Family.STANDARD);
        served.retainAll(wanted);
        return served;
    }
}
