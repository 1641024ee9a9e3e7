package mpi.internal;

/**
 * The step of Slurm that {@code srun} started this process in.
 *
 * @param plugin what {@code srun --mpi=} was given, or what its variables show; {@code none} if
 *     ranks cannot meet.
 * @param tasks the number of its tasks.
 * @param task the number of this one.
 */
record SlurmStep(String plugin, int tasks, int task) {

    /** The name of Slurm's process above each task. */
    static final String MANAGER = "slurmstepd";

    /** Of no job: a batch script, or a process that Slurm did not start. */
    static final SlurmStep NONE = new SlurmStep("none", 0, -1);

    /** Reads the variables, which a step's tasks have; a batch script has not all of them. */
    static SlurmStep find() {
        int tasks = Settings.number("SLURM_STEP_NUM_TASKS", 0);
        int task = Settings.number("SLURM_PROCID", -1);
        return tasks < 1 || task < 0 ? NONE : new SlurmStep(shownPlugin(), tasks, task);
    }

    boolean isPresent() {
        return tasks > 0;
    }

    /** The command that starts such a step. */
    String command() {
        return plugin.equals("none") ? "srun without PMI (--mpi=none)" : "srun --mpi=" + plugin;
    }

    /**
     * False for libraries that end the process in their initialisation, in a step of this kind. Of
     * others the size of the world tells.
     */
    boolean suits(NativeLib library) {
        String name = library.describe();
        boolean isPmix = plugin.equals("pmix");
        if (tasks > 1 && name.startsWith(Family.OPENMPI.product())) {
            return isPmix;
        }
        return !isPmix
                || !name.startsWith(Family.MPICH.product())
                || library.find("PMIx_Init").address() != 0;
    }

    /** The command for libraries of a family, as far as the family tells. */
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
