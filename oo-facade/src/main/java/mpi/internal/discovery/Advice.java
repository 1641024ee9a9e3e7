package mpi.internal.discovery;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import mpi.abi.MpiLibraryError;
import mpi.internal.Settings;

/**
 * Makes the error messages for a library that cannot be found, or that does not fit the launcher.
 * MPI cannot report these failures, since it is not initialized yet.
 */
public final class Advice {

    private Advice() {}

    static MpiLibraryError noEmbedded(Attempts attempts) {
        return new MpiLibraryError(
                "PANMPI_LIB (or -Dpanmpi.lib) chooses the MPI of panmpi-mpich, which cannot be used"
                        + attempts.log()
                        + "\nAdd io.panmpi:panmpi-mpich to the dependencies and start the job with mpi.Launch,"
                        + " or unset PANMPI_LIB"
                        + restriction());
    }

    static MpiLibraryError namedLibrary(String library, Attempts attempts) {
        return new MpiLibraryError(
                "the library that PANMPI_LIB (or -Dpanmpi.lib) names cannot be used: "
                        + library
                        + attempts.log()
                        + "\nName a libmpi.so of a 64-bit MPI, or unset PANMPI_LIB to have it found"
                        + restriction());
    }

    static MpiLibraryError noLibrary(Set<Family> wanted, Attempts attempts) {
        String which = wanted.size() == 1 ? " with the " + Settings.abi() + " ABI" : "";
        return new MpiLibraryError(
                "no MPI library"
                        + which
                        + " could be opened; tried, in this order:"
                        + attempts.log()
                        + "\nAdd io.panmpi:panmpi-mpich to the dependencies and start the job with mpi.Launch,"
                        + " or install an MPI (Debian: apt install mpich; PyPI: pip install mpich in a virtual environment),"
                        + " start the job with its mpiexec,"
                        + " or name the library: PANMPI_LIB=/path/to/libmpi.so"
                        + restriction());
    }

    private static String restriction() {
        return Settings.abi().isEmpty()
                ? ""
                : "; PANMPI_ABI=" + Settings.abi() + " admits that ABI only";
    }

    /** Makes the message for a job whose launcher and library are of different MPIs. */
    public static String foreign(Launcher launcher, NativeLib library) {
        return started(launcher)
                + ", but the library is "
                + what(library)
                + ": each process will think it is alone, or fail in MPI_Init. "
                + remedy(library)
                + inContainer();
    }

    /**
     * Makes the short message that each rank but rank 0 prints if launcher and library are of
     * different MPIs; rank 0 prints the message of {@link #foreign}.
     */
    public static String alsoForeign(Launcher launcher, NativeLib library) {
        return rank(launcher)
                + " was started by the mpiexec of another MPI than its library, "
                + library.describe()
                + "; rank 0 says what to do";
    }

    /** Makes the message for a Slurm step with a PMI that the library does not support. */
    public static String unsuited(Launcher launcher, NativeLib library) {
        return started(launcher)
                + ", with which MPI_Init ends the process, unless the library was built for it: "
                + what(library)
                + ". "
                + remedyOfSlurm(launcher, library)
                + inContainer();
    }

    /**
     * Makes the message for a process whose socket to the launcher is not open. MPI would find the
     * other processes by that socket, and ends the process in MPI_Init without it.
     */
    public static String cutOff(Launcher launcher, NativeLib library, String defect) {
        return started(launcher)
                + ", but "
                + defect
                + "; "
                + library.describe()
                + " finds the other processes by it, and will end this one in MPI_Init. "
                + (Container.find().isPresent()
                        ? "Start it by an engine that keeps open files (Apptainer; Podman with"
                                + " --preserve-fds), or start mpiexec within the container."
                        : "The program that started this one has closed it: start this one by"
                                + " mpiexec itself, or unset PMI_FD, PMI_RANK and PMI_SIZE.")
                + inContainer();
    }

    private static String inContainer() {
        return Container.find()
                .map(
                        container ->
                                " This is a container ("
                                        + container
                                        + "): mpijava --doctor within it compares the launcher with the MPI.")
                .orElse("");
    }

    /**
     * Makes the message for processes that were started together, but each of which has an
     * MPI_COMM_WORLD of size 1.
     */
    public static String alone(Launcher launcher, NativeLib library) {
        String words = started(launcher) + ", but MPI sees one: " + what(library);
        String end = " -Dpanmpi.singleton=allow lets each be alone." + inContainer();
        if (launcher.step().isPresent()) {
            return words
                    + " does not connect to other processes that way. "
                    + remedyOfSlurm(launcher, library)
                    + end;
        }
        return words + " does not understand that mpiexec. " + remedy(library) + end;
    }

    /**
     * Makes the short message that each rank but rank 0 prints if each rank has an MPI_COMM_WORLD
     * of size 1; rank 0 prints the message of {@link #alone}.
     */
    public static String alsoAlone(Launcher launcher) {
        return rank(launcher) + " is alone as well; rank 0 says why";
    }

    private static String rank(Launcher launcher) {
        return "panmpi: rank " + launcher.rank() + " of " + launcher.size();
    }

    private static String started(Launcher launcher) {
        if (launcher.step().isPresent()) {
            return "panmpi: this step of "
                    + launcher.size()
                    + " tasks was started by "
                    + launcher.step().command();
        }
        String families = "";
        if (launcher.families().size() == 1) {
            families = launcher.families().iterator().next().product() + "'s ";
        }
        String program = "mpiexec";
        if (launcher.program().isPresent()) {
            program += " (" + launcher.program().get() + ")";
        }
        return "panmpi: this job of "
                + launcher.size()
                + (launcher.size() == 1 ? " process was started by " : " processes was started by ")
                + families
                + program;
    }

    private static String what(NativeLib library) {
        return library.describe() + ", " + library.file();
    }

    private static String remedy(NativeLib library) {
        String own = ownLauncher(library);
        return "Use "
                + (own.isEmpty() ? "that library's own mpiexec" : own)
                + ", or leave the choice of the library to panmpi:"
                + " unset PANMPI_LIB, PANMPI_ABI, MPI_HOME and MPI_ROOT.";
    }

    private static String remedyOfSlurm(Launcher launcher, NativeLib library) {
        boolean openMpi = library.describe().startsWith(Family.OPENMPI.product());
        String wanted = SlurmStep.commandFor(openMpi ? Family.OPENMPI : Family.MPICH);
        if (wanted.equals(launcher.step().command())) {
            return "Use an MPI that was built for it, or that library's own mpiexec.";
        }
        boolean isNamed = !Settings.library().isEmpty();
        return "Use "
                + wanted
                + (isNamed ? ", or unset PANMPI_LIB for another library" : "")
                + "; srun --mpi=list shows what there is.";
    }

    /**
     * Finds the mpiexec of the installation that the library is in; empty if the installation has
     * no mpiexec.
     */
    public static String ownLauncher(NativeLib library) {
        Path file = Path.of(library.file());
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (!folder.relativize(file).getName(0).toString().startsWith("lib")) {
                continue;
            }
            for (String name : List.of("mpiexec." + library.family().word(), "mpiexec")) {
                Path program = folder.resolve("bin").resolve(name);
                if (Files.isExecutable(program)) {
                    return program.toString();
                }
            }
        }
        return "";
    }
}
