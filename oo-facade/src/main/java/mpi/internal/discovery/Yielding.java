package mpi.internal.discovery;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.internal.Settings;
import mpi.internal.system.DynamicLinker;
import mpi.internal.system.Native;
import mpi.internal.system.Shim;

/**
 * Makes MPICH yield the core while it waits, if a node has more ranks than cores; otherwise each
 * rank polls until the kernel preempts it. MPICH has no setting to yield. Therefore panmpi opens,
 * before MPICH, a library that replaces a function of UCX.
 */
public final class Yielding {

    private static final String LIBRARY = "libpanmpi-yield.so";

    /** Variable in which Hydra passes the number of ranks on this node. */
    private static final String RANKS_HERE = "MPI_LOCALNRANKS";

    private static final String ALLOWED = "Cpus_allowed_list:";

    private static MethodHandle toggle;

    private Yielding() {}

    /**
     * Opens the library that makes MPICH yield, if the node has more ranks than cores. Yielding
     * stays off until {@link #turn} turns it on.
     */
    public static void prepare(Launcher launcher) {
        if (isCrowded(launcher) && isWanted()) {
            Shim.companion(LIBRARY).ifPresent(Yielding::open);
        }
    }

    private static void open(Path library) {
        DynamicLinker.open(library.toString());
        toggle =
                Native.symbols(library.toString())
                        .find("panmpi_yield")
                        .map(at -> Native.function(at, FunctionDescriptor.ofVoid(JAVA_INT)))
                        .orElse(null);
        turn(false);
    }

    /**
     * Tests whether the node has more ranks than cores, and {@code libpanmpi-yield.so} is loaded.
     *
     * @return true if {@link #turn} has an effect.
     */
    public static boolean isPossible() {
        return toggle != null;
    }

    /**
     * Turns yielding on or off. It must be off with THREAD_MULTIPLE, since a thread that yields
     * inside MPI holds the MPI library's lock meanwhile.
     *
     * @param on true to yield while waiting.
     */
    public static void turn(boolean on) {
        if (toggle != null) {
            try {
                toggle.invokeExact(on ? 1 : 0);
            } catch (Throwable failure) {
                throw Native.rethrow(failure);
            }
        }
    }

    /**
     * Returns false if the user has disabled yielding, or has put the library into LD_PRELOAD,
     * which already enables yielding.
     */
    private static boolean isWanted() {
        return Settings.yields() && !Settings.environment("LD_PRELOAD").contains(LIBRARY);
    }

    private static boolean isCrowded(Launcher launcher) {
        int ranks = ranksHere();
        return ranks > 1 && ranks > cores(launcher.process());
    }

    /**
     * Returns the number of ranks on this node by the variables of Hydra or of Slurm; 0 if the
     * variables are not set.
     */
    public static int ranksHere() {
        int ranks = Settings.number(RANKS_HERE, 0);
        return ranks > 0 ? ranks : SlurmStep.tasksHere();
    }

    /**
     * Returns the number of cores that the ranks of this node share. If this rank is bound to fewer
     * cores than its launcher, the ranks share the launcher's cores; otherwise they share the
     * processors that are available to this JVM.
     */
    private static int cores(long launcher) {
        int own = allowed("self");
        int all = launcher == 0 ? own : allowed(Long.toString(launcher));
        return own < all ? all : Runtime.getRuntime().availableProcessors();
    }

    /** Returns the number of cores that a process may run on; 0 if unknown. */
    private static int allowed(String process) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", process, "status"))) {
                if (line.startsWith(ALLOWED)) {
                    return count(line.substring(ALLOWED.length()).strip());
                }
            }
        } catch (IOException unseen) {
            // The result below is 0, since the number is unknown.
        }
        return 0;
    }

    /** Counts the numbers in a list such as {@code 0-3,8}. */
    static int count(String list) {
        int count = 0;
        for (String range : list.split(",")) {
            String[] ends = range.split("-");
            count += Integer.parseInt(ends[ends.length - 1]) - Integer.parseInt(ends[0]) + 1;
        }
        return count;
    }
}
