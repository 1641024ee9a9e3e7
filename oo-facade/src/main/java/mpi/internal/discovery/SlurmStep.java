package mpi.internal.discovery;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mpi.internal.Settings;

/**
 * Record of the Slurm step in which {@code srun} started this process. A step is a set of tasks
 * that one srun started.
 *
 * @param plugin PMI plugin of {@code srun --mpi=}, detected by its variables; {@code none} if ranks
 *     cannot connect to each other.
 * @param tasks number of tasks of the step.
 * @param task number of this task.
 */
public record SlurmStep(String plugin, int tasks, int task) {

    /** Command name of Slurm's process that is the parent of each task. */
    static final String MANAGER = "slurmstepd";

    /**
     * Part of a list of tasks per node: the number of tasks on a node, the number of consecutive
     * nodes with this number of tasks, and the separator.
     */
    private static final Pattern NODES = Pattern.compile("(\\d{1,9})(?:\\(x(\\d{1,9})\\))?(?:,|$)");

    /** Value for a batch script, or for a process that Slurm did not start. */
    public static final SlurmStep NONE = new SlurmStep("none", 0, -1);

    /**
     * Detects the step by variables that only tasks of a step have; a batch script lacks some of
     * them.
     */
    static SlurmStep find() {
        int tasks = Settings.number("SLURM_STEP_NUM_TASKS", 0);
        int task = Settings.number("SLURM_PROCID", -1);
        return tasks < 1 || task < 0 ? NONE : new SlurmStep(shownPlugin(), tasks, task);
    }

    /** Reads the number of tasks on this node; 0 if Slurm has not set the variables for it. */
    static int tasksHere() {
        return tasks(
                Settings.environment("SLURM_STEP_TASKS_PER_NODE"),
                Settings.number("SLURM_NODEID", -1));
    }

    /**
     * Finds the number of tasks on a node in a list such as {@code 2(x3),1}, which means three
     * nodes with 2 tasks and one node with 1.
     */
    static int tasks(String list, int node) {
        Matcher part = NODES.matcher(list);
        int left = node;
        while (left >= 0 && part.lookingAt()) {
            left -= part.group(2) == null ? 1 : Integer.parseInt(part.group(2));
            if (left < 0) {
                return Integer.parseInt(part.group(1));
            }
            part.region(part.end(), list.length());
        }
        return 0;
    }

    public boolean isPresent() {
        return tasks > 0;
    }

    /** Returns the command that starts a step with this plugin. */
    public String command() {
        return plugin.equals("none") ? "srun without PMI (--mpi=none)" : "srun --mpi=" + plugin;
    }

    /**
     * Returns false for libraries that end the process in MPI_Init in a step with this plugin. For
     * other libraries, the size of MPI_COMM_WORLD shows after MPI_Init whether the ranks connected.
     */
    public boolean suits(NativeLib library) {
        String name = library.describe();
        boolean isPmix = plugin.equals("pmix");
        if (tasks > 1 && name.startsWith(Family.OPENMPI.product())) {
            return isPmix;
        }
        return !isPmix || !endsWithPmix(library);
    }

    /** Returns true for libraries that end the process in MPI_Init under a launcher with PMIx. */
    static boolean endsWithPmix(NativeLib library) {
        return library.describe().startsWith(Family.MPICH.product())
                && library.find("PMIx_Init").address() == 0;
    }

    /**
     * Returns the {@code srun} command that starts ranks with the PMI plugin that most libraries of
     * a family support.
     */
    static String commandFor(Family family) {
        return family == Family.OPENMPI ? "srun --mpi=pmix" : "srun --mpi=pmi2";
    }

    private static String shownPlugin() {
        if (!Settings.environment("PMIX_RANK").isEmpty()) {
            return "pmix";
        }
        return Settings.environment("PMI_FD").isEmpty() ? "none" : "pmi2";
    }
}
