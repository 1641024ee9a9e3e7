package mpi.internal.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mpi.abi.MpiLibraryError;
import mpi.internal.Settings;
import mpi.internal.discovery.Advice;
import mpi.internal.discovery.Family;
import mpi.internal.discovery.Launcher;
import mpi.internal.discovery.SlurmStep;
import mpi.internal.link.Linkage;
import mpi.internal.system.Pins;
import mpi.internal.system.Shim;

/**
 * Describes the state of panmpi, the MPI library and the launcher, for diagnostics such as {@code
 * mpijava --doctor}.
 */
public final class Diagnosis {

    private static final Launcher LAUNCHER = Launcher.find();

    private Diagnosis() {}

    /**
     * Opens the MPI library.
     *
     * @return reason why the library cannot be opened; empty if it is open.
     */
    public static String opening() {
        try {
            Linkage.opened();
            return "";
        } catch (MpiLibraryError none) {
            return none.getMessage();
        }
    }

    /**
     * Lists the attempts to open a library.
     *
     * @return one line for each attempt; the last attempt succeeded.
     */
    public static List<String> attempts() {
        return Linkage.opened().attempts().lines().map(String::strip).skip(1).toList();
    }

    /**
     * Returns the library's version string.
     *
     * @return the version string, of one line or more; empty if the library has none.
     */
    public static String version() {
        return Linkage.opened().version().strip();
    }

    /**
     * Finds the mpiexec of the installation that the library is in.
     *
     * @return its path; empty if there is none.
     */
    public static String ownMpiexec() {
        return Advice.ownLauncher(Linkage.opened());
    }

    /**
     * Tests whether a launcher of a family can start jobs of this library.
     *
     * @param product {@code MPICH} or {@code Open MPI}.
     * @return false if each process would have an MPI_COMM_WORLD of size 1.
     */
    public static boolean isServedBy(String product) {
        for (Family family : Family.values()) {
            if (family.product().equals(product)) {
                Path program = Path.of(product);
                var families = Family.one(family);
                return new Launcher(0, Optional.of(program), families, 0, 0, SlurmStep.NONE)
                        .serves(Linkage.opened());
            }
        }
        return true;
    }

    /**
     * Tests whether the library understands a launcher's variables.
     *
     * @param pmix true for the variables of PMIx, false for those of PMI 1 and 2.
     * @return false if each process would end, or have an MPI_COMM_WORLD of size 1.
     */
    public static boolean understands(boolean pmix) {
        return isServedBy(pmix ? Family.OPENMPI.product() : Family.MPICH.product())
                || pmix && Linkage.opened().find("PMIx_Init").address() != 0;
    }

    /**
     * Tests whether a launcher started this process.
     *
     * @return true if a parent process or an environment variable shows it.
     */
    public static boolean isInJob() {
        return LAUNCHER.program().isPresent() || LAUNCHER.size() > 0 || rankOfManager() >= 0;
    }

    /**
     * Returns the rank that the launcher gave this process.
     *
     * @return the rank; 0 if the launcher gave none.
     */
    public static int launchedRank() {
        return Math.max(Math.max(LAUNCHER.rank(), rankOfManager()), 0);
    }

    /**
     * Describes the launcher of this process.
     *
     * @return the launcher's file, the command of the Slurm step, or the MPI implementations that
     *     the launcher can start; empty if unknown.
     */
    public static String launcher() {
        if (LAUNCHER.program().isPresent()) {
            return LAUNCHER.program().get().toString();
        }
        if (LAUNCHER.step().isPresent()) {
            return LAUNCHER.step().command();
        }
        return LAUNCHER.size() == 0
                ? ""
                : LAUNCHER.families().stream()
                        .map(Family::product)
                        .collect(Collectors.joining(" or "));
    }

    /**
     * Returns the number of processes that the launcher started together.
     *
     * @return their number; 0 if the launcher does not give it.
     */
    public static int launchedSize() {
        return LAUNCHER.size();
    }

    /**
     * Locates panmpi's native library.
     *
     * @return path of the loaded library; if none is loaded, the path next to the jar.
     */
    public static Path shim() {
        return Shim.file();
    }

    /**
     * Returns the reason why panmpi's native library is not loaded.
     *
     * @return the reason; empty if it is loaded.
     */
    public static String shimObstacle() {
        return Shim.IS_OPEN ? "" : Shim.obstacle();
    }

    /**
     * Describes the way in which MPI gets long arrays.
     *
     * @return {@code pinned}, or {@code copied} with the reason.
     */
    public static String pinning() {
        return Pins.AVAILABLE ? "pinned" : "copied (" + Pins.obstacle() + ")";
    }

    /**
     * Counts how often this process has pinned arrays.
     *
     * @return number of pins, a lower bound if threads pin at the same time; 0 if panmpi's native
     *     library is not loaded.
     */
    public static long pins() {
        return Shim.IS_OPEN ? Pins.count() : 0;
    }

    /**
     * Reads the rank that a process manager such as Slurm sets, in the variables of PMIx or PMI, or
     * of Hydra with {@code -pmi-port}; -1 if no variable contains the rank.
     */
    private static int rankOfManager() {
        for (String variable : List.of("PMIX_RANK", "PMI_RANK", "PMI_ID")) {
            String rank = Settings.environment(variable);
            if (!rank.isEmpty()) {
                return rank.matches("\\d{1,9}") ? Integer.parseInt(rank) : -1;
            }
        }
        return -1;
    }
}
