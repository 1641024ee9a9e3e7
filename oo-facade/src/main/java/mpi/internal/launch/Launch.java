package mpi.internal.launch;

import mpi.internal.ClassPath;
import mpi.internal.Settings;
import mpi.internal.discovery.Advice;
import mpi.internal.discovery.Family;
import mpi.internal.discovery.Launcher;
import mpi.internal.discovery.Yielding;
import mpi.internal.link.Linkage;

/**
 * Describes how this process was started: its launcher, its rank and the number of processes. Makes
 * the messages about a launcher that does not fit the MPI library.
 */
public final class Launch {

    private static final long SPEAKER_MILLIS = 1000;

    private Launch() {}

    /**
     * Finds the launcher's process on this host.
     *
     * @return its process id; 0 if no ancestor of this process is a launcher.
     */
    public static long process() {
        return Linkage.launcher().process();
    }

    /**
     * Tests whether the launcher ends the ranks of a failed job by signals, and reports which rank
     * failed, as Open MPI's launcher does.
     *
     * @return true if a rank need not report the signal that it received.
     */
    public static boolean tellsOfSignals() {
        return Linkage.launcher().families().equals(Family.one(Family.OPENMPI));
    }

    /**
     * Tests whether the launcher lets the job go on when a rank dies, as Slurm does with PMI-2.
     *
     * @return true if ranks have to monitor each other.
     */
    public static boolean missesDeaths() {
        return Linkage.launcher().step().plugin().equals("pmi2");
    }

    /**
     * Returns the rank that the launcher gave this process.
     *
     * @return its rank, as far as known before MPI is initialized; else 0.
     */
    public static int rank() {
        return Math.max(Linkage.launcher().rank(), 0);
    }

    /**
     * Returns the number of processes that the launcher started.
     *
     * @return their number, as far as known before MPI is initialized; else 1.
     */
    public static int size() {
        return Math.max(Linkage.launcher().size(), 1);
    }

    /**
     * Returns the number of ranks that the launcher started on this host.
     *
     * @return their number; 0 if the launcher does not set it.
     */
    public static int ranksHere() {
        int ranks = Settings.number("OMPI_COMM_WORLD_LOCAL_SIZE", 0);
        return ranks > 0 ? ranks : Yielding.ranksHere();
    }

    /**
     * Makes the hints on how the program was started: without {@code mpijava}, or with another
     * binding on the class path.
     *
     * @return lines to be printed by one process of the job; empty if nothing is wrong.
     */
    public static String hints() {
        return "false".equals(System.getProperty("panmpi.hints"))
                ? ""
                : (CopyHint.text() + "\n" + ClassPath.conflict()).strip();
    }

    /**
     * Makes the message, before MPI is initialized, for a job whose launcher does not fit the
     * library: the socket to the launcher is broken, the Slurm step has a PMI that the library does
     * not support, or the launcher is another MPI's.
     *
     * @return the message; empty if nothing is wrong. Only the process that prints for the job gets
     *     the message, with one exception: if the library ends its processes under another MPI's
     *     launcher, each other process waits until the message is printed, and gets a short
     *     message.
     */
    public static String mismatchMessage() {
        Launcher launcher = Linkage.launcher();
        String cut = launcher.cut(Linkage.opened());
        if (!cut.isEmpty()) {
            return launcher.rank() > 0 ? "" : Advice.cutOff(launcher, Linkage.opened(), cut);
        }
        if (launcher.step().isPresent()) {
            boolean isWrong = launcher.speaksForJob() && !mayBegin();
            return isWrong ? Advice.unsuited(launcher, Linkage.opened()) : "";
        }
        if (launcher.size() == 0 || launcher.serves(Linkage.opened())) {
            return "";
        }
        boolean isEnded = launcher.endsProcesses(Linkage.opened());
        if (launcher.speaksForJob() || isEnded && launcher.size() == 1) {
            return Advice.foreign(launcher, Linkage.opened());
        }
        if (isEnded) {
            awaitSpeaker();
        }
        return isEnded ? Advice.alsoForeign(launcher, Linkage.opened()) : "";
    }

    /**
     * Tests whether MPI's initialization will return under this launcher, as far as known.
     *
     * @return false if the library ends processes that were started this way.
     */
    public static boolean mayBegin() {
        Launcher launcher = Linkage.launcher();
        if (!launcher.cut(Linkage.opened()).isEmpty()) {
            return false;
        }
        return launcher.step().isPresent()
                ? launcher.step().suits(Linkage.opened())
                : launcher.size() == 0
                        || launcher.serves(Linkage.opened())
                        || !launcher.endsProcesses(Linkage.opened());
    }

    /**
     * Makes the message for processes that were started together, but each of which has an
     * MPI_COMM_WORLD of size 1.
     *
     * @param worldSize size of MPI_COMM_WORLD.
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
     * Waits for a second, except in the process that prints messages for the job. A launcher may
     * end the job at the first failure, and the reason must be printed before.
     */
    public static void awaitSpeaker() {
        if (Linkage.launcher().speaksForJob()) {
            return;
        }
        try {
            Thread.sleep(SPEAKER_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Tests for the option {@code -Dpanmpi.singleton=allow}, with which each of several processes
     * that were started together may be a job of size 1.
     *
     * @return true if the user allows it.
     */
    public static boolean allowsSingletons() {
        return Settings.allowsSingletons();
    }
}
