package mpi.internal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import mpi.abi.MpiLibraryError;

/** What this package knows of itself and of the job's library, for who looks for a mistake. */
public final class Diagnosis {

    private static final Launcher LAUNCHER = Launcher.find();

    private Diagnosis() {}

    /**
     * Opens the library.
     *
     * @return why that fails; empty if it is open.
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
     * Every place where the library was looked for.
     *
     * @return a line each; the last one is where it was found.
     */
    public static List<String> attempts() {
        return Linkage.opened().attempts().lines().map(String::strip).skip(1).toList();
    }

    /**
     * All that the library says of itself.
     *
     * @return its text, of one line or many; empty if it says nothing.
     */
    public static String version() {
        return Linkage.opened().version().strip();
    }

    /**
     * The mpiexec of the installation that the library is in.
     *
     * @return its path; empty if none is seen from there.
     */
    public static String ownMpiexec() {
        return Advice.ownLauncher(Linkage.opened());
    }

    /**
     * Whether a launcher of a family can start jobs of this library.
     *
     * @param product {@code MPICH} or {@code Open MPI}.
     * @return false if each process would think that it is alone.
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
     * Whether an mpiexec started this process.
     *
     * @return true if a parent process or the environment tells so.
     */
    public static boolean isInJob() {
        return LAUNCHER.program().isPresent() || LAUNCHER.size() > 0 || rankOfManager() >= 0;
    }

    /**
     * The number that the launcher gave this process.
     *
     * @return its number; 0 where it gave none.
     */
    public static int launchedRank() {
        return Math.max(Math.max(LAUNCHER.rank(), rankOfManager()), 0);
    }

    /**
     * Who started this process.
     *
     * @return the file of the launcher, or what it serves; empty where nothing tells.
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
     * The number of processes that were started together.
     *
     * @return how many the launcher speaks of; 0 where it speaks of none.
     */
    public static int launchedSize() {
        return LAUNCHER.size();
    }

    /**
     * The native library beside the jar.
     *
     * @return its path, whether it is there or not.
     */
    public static Path shim() {
        return Shim.file();
    }

    /**
     * Whether the native library beside the jar is in use.
     *
     * @return false if it is missing or does not fit.
     */
    public static boolean hasShim() {
        return Shim.IS_OPEN;
    }

    /** Slurm starts ranks as well, and says which they are in the words of the MPI it serves. */
    private static int rankOfManager() {
        String pmix = Settings.environment("PMIX_RANK");
        String rank = pmix.isEmpty() ? Settings.environment("PMI_RANK") : pmix;
        return rank.matches("\\d{1,9}") ? Integer.parseInt(rank) : -1;
    }
}
