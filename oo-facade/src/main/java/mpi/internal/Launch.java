package mpi.internal;

/** How this process was started: by whom, as which of how many, and what is wrong with that. */
public final class Launch {

    private Launch() {}

    static boolean isByMpijava() {
        return "mpijava".equals(System.getProperty("panmpi.launcher"));
    }

    /**
     * The launcher's process on this host.
     *
     * @return its number; 0 if no parent of this process is a launcher.
     */
    public static long process() {
        return Linkage.launcher().process();
    }

    /**
     * Whether the launcher ends the ranks of a failed job by signals, and says itself which rank
     * failed: Open MPI's does.
     *
     * @return true if a rank need not say what signal it got.
     */
    public static boolean tellsOfSignals() {
        return Linkage.launcher().families().equals(Family.one(Family.OPENMPI));
    }

    /**
     * Tells if the launcher lets the others wait for a rank that died: Slurm does, by PMI-2.
     *
     * @return true if ranks have to look after each other.
     */
    public static boolean missesDeaths() {
        return Linkage.launcher().step().plugin().equals("pmi2");
    }

    /**
     * The number that the launcher gave this process.
     *
     * @return its rank, as far as is known before MPI is initialised.
     */
    public static int rank() {
        return Math.max(Linkage.launcher().rank(), 0);
    }

    /**
     * The number of processes that the launcher started.
     *
     * @return how many, as far as is known before MPI is initialised.
     */
    public static int size() {
        return Math.max(Linkage.launcher().size(), 1);
    }

    /**
     * What to tell a user who started the program without {@code mpijava}.
     *
     * @return the message, for one process of the job to say; empty if nothing is missing.
     */
    public static String withoutLauncher() {
        return PlainJava.costs();
    }

    /**
     * What to tell a user, before MPI is initialised, whose job another MPI's launcher started.
     *
     * @return the message, once per job; empty if nothing is wrong.
     */
    public static String foreign() {
        Launcher launcher = Linkage.launcher();
        if (!launcher.speaksForJob()) {
            return "";
        }
        if (launcher.step().isPresent()) {
            return mayBegin() ? "" : Advice.unsuited(launcher, Linkage.opened());
        }
        if (launcher.serves(Linkage.opened())) {
            return "";
        }
        return Advice.foreign(launcher, Linkage.opened());
    }

    /**
     * Tells if MPI's initialisation comes back, as far as the launcher tells.
     *
     * @return false if the library ends processes that were started this way.
     */
    public static boolean mayBegin() {
        SlurmStep step = Linkage.launcher().step();
        return !step.isPresent() || step.suits(Linkage.opened());
    }

    /**
     * What to tell a user whose processes were started together but do not see each other, each of
     * which would take itself for the whole job.
     *
     * @param worldSize the number of processes that MPI sees.
     * @return the message, short for all processes but the first; empty if nothing is wrong.
     */
    public static String aloneAmongMany(int worldSize) {
        Launcher launcher = Linkage.launcher();
        if (worldSize != 1 || launcher.size() < 2) {
            return "";
        }
        return launcher.speaksForJob()
                ? Advice.alone(launcher, Linkage.opened())
                : Advice.alsoAlone(launcher);
    }

    /**
     * Tells if processes that were started together may each be alone: {@code
     * -Dpanmpi.singleton=allow}.
     *
     * @return true if that is what the user wants.
     */
    public static boolean allowsSingletons() {
        return Settings.allowsSingletons();
    }
}
