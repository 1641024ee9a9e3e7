package mpi.internal;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Has MPICH give up its core while it waits, where there are more ranks than cores: each of them
 * polls otherwise until the kernel takes the core from it. MPICH has no setting for that; a library
 * that is opened before it stands between it and UCX.
 */
public final class Yielding {

    private static final String LIBRARY = "libpanmpi-yield.so";
    private static final String PROPERTY = "panmpi.yield";

    /** Where MPICH's launchers say how many ranks of the job run on this node. */
    private static final String[] RANKS_HERE = {"MPI_LOCALNRANKS", "SLURM_STEP_TASKS_PER_NODE"};

    private static final String ALLOWED = "Cpus_allowed_list:";

    private static MethodHandle toggle;

    private Yielding() {}

    /** Opens the library where it may serve; nothing is given up yet. */
    static void prepare(Launcher launcher) {
        Path library = Shim.file().resolveSibling(LIBRARY);
        if (isCrowded(launcher) && isWanted() && Files.isReadable(library)) {
            DynamicLinker.open(library.toString());
            toggle =
                    Native.symbols(library.toString())
                            .find("panmpi_yield")
                            .map(at -> Native.function(at, FunctionDescriptor.ofVoid(JAVA_INT)))
                            .orElse(null);
            turn(false);
        }
    }

    /**
     * Whether there are more ranks than cores, and a library that can do something about it.
     *
     * @return true if {@link #turn} has an effect.
     */
    public static boolean isPossible() {
        return toggle != null;
    }

    /**
     * Turns it on or off. A thread that gives up its core within a library for several threads
     * keeps the library's lock meanwhile: it is for one thread at a time.
     *
     * @param on whether who waits gives up its core.
     */
    public static void turn(boolean on) {
        if (toggle != null) {
            try {
                toggle.invokeExact(on ? 1 : 0);
            } catch (Throwable failure) {
                throw Linkage.rethrow(failure);
            }
        }
    }

    /** Who preloads the library has chosen already. */
    private static boolean isWanted() {
        return !System.getProperty(PROPERTY, "").equals("false")
                && !Settings.environment("LD_PRELOAD").contains(LIBRARY);
    }

    private static boolean isCrowded(Launcher launcher) {
        int ranks = ranksHere();
        return ranks > 1 && ranks > cores(launcher.process());
    }

    private static int ranksHere() {
        for (String variable : RANKS_HERE) {
            String digits = Settings.environment(variable).replaceFirst("\\D.*", "");
            if (!digits.isEmpty()) {
                return Integer.parseInt(digits);
            }
        }
        return 1;
    }

    /** Those of the launcher where it has bound its ranks to some of them each. */
    private static int cores(long launcher) {
        int own = allowed("self");
        int all = launcher == 0 ? own : allowed(Long.toString(launcher));
        return own < all ? all : Runtime.getRuntime().availableProcessors();
    }

    /** The cores that a process may run on; 0 if that cannot be seen. */
    private static int allowed(String process) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", process, "status"))) {
                if (line.startsWith(ALLOWED)) {
                    return count(line.substring(ALLOWED.length()).strip());
                }
            }
        } catch (IOException unseen) {
            // Told below.
        }
        return 0;
    }

    /** The numbers of a list such as {@code 0-3,8}. */
    static int count(String list) {
        int count = 0;
        for (String range : list.split(",")) {
            String[] ends = range.split("-");
            count += Integer.parseInt(ends[ends.length - 1]) - Integer.parseInt(ends[0]) + 1;
        }
        return count;
    }
}
