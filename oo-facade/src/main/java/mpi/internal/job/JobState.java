package mpi.internal.job;

import mpi.internal.discovery.JobPart;
import mpi.internal.launch.Launch;

/**
 * State of this process in the job: its rank, the number of ranks, and whether MPI is running.
 * Writers hold the lock of Init and Finalize; readers take no lock.
 */
public final class JobState {

    private static boolean running;
    private static int sessions;
    private static boolean hadSessions;
    private static volatile boolean hasOtherJobs;
    private static volatile boolean isDispensable;
    private static volatile boolean hasLostProcesses;
    private static volatile boolean mayDeleteAtEnd;
    private static volatile boolean isGuest;
    private static int rank = Launch.rank();
    private static int size = Launch.size();

    private JobState() {}

    /**
     * Returns true between {@code Init} and {@code Finalize}. The field is not volatile, since each
     * call of MPI reads it, and a volatile read would take longer.
     */
    public static boolean isRunning() {
        return running;
    }

    public static int rank() {
        return rank;
    }

    public static int size() {
        return size;
    }

    /**
     * Returns true if MPI is running or a session is open. Other ranks may then wait for this
     * process, so that its failure must abort the job.
     */
    public static boolean isJoined() {
        return running || sessions > 0;
    }

    /** Returns true if the job goes on without this process, so that its failure aborts nothing. */
    public static boolean isDispensable() {
        return isDispensable;
    }

    /** Records whether the job goes on without this process. */
    public static void setDispensable(boolean is) {
        isDispensable = is;
        tellPart();
    }

    /** Returns true if processes of the job have died, and the other processes have gone on. */
    public static boolean hasLostProcesses() {
        return hasLostProcesses;
    }

    /** Records that processes of the job have died, so that MPI cannot be finalized. */
    public static void losesProcesses() {
        hasLostProcesses = true;
        tellPart();
    }

    /**
     * Returns true if MPI may call a function of the program during MPI.Finalize, to delete an
     * attribute.
     */
    public static boolean mayDeleteAtEnd() {
        return mayDeleteAtEnd;
    }

    /** Records that the program has a function that deletes attributes. */
    public static void deletesAtEnd() {
        mayDeleteAtEnd = true;
    }

    /** Returns true if a session is open. */
    public static boolean hasSession() {
        return sessions > 0;
    }

    /** Returns true if a session was ever opened. */
    public static boolean hadSession() {
        return hadSessions;
    }

    /** Returns true once this process may wait for processes of other jobs. */
    public static boolean hasOtherJobs() {
        return hasOtherJobs;
    }

    /** Records an intercommunicator, whose other side may be another job. */
    public static void meetOtherJobs() {
        hasOtherJobs = true;
    }

    /**
     * Returns true if MPI belongs to the C program that started this JVM; that program finalizes
     * MPI.
     */
    public static boolean isGuest() {
        return isGuest;
    }

    /** Records whether MPI belongs to the C program that started this JVM. */
    public static void setGuest(boolean is) {
        isGuest = is;
    }

    /** Records that MPI is initialized, with the rank and the number of ranks. */
    public static void begin(int ownRank, int ranks) {
        rank = ownRank;
        size = ranks;
        running = true;
        tellPart();
    }

    /** Records that MPI is finalized. */
    public static void end() {
        running = false;
        tellPart();
    }

    /** Changes the number of open sessions; while a session is open, calls need no {@code Init}. */
    public static void addSessions(int change) {
        sessions += change;
        hadSessions = true;
    }

    /**
     * Tells {@code mpijava} whether the job needs this process. A process that has only sessions is
     * not needed, since a program may exit without finalizing its sessions.
     */
    private static void tellPart() {
        part().tell();
    }

    private static JobPart part() {
        if (!running || hasLostProcesses) {
            return JobPart.NONE;
        }
        if (isDispensable) {
            return JobPart.DISPENSABLE;
        }
        return size > 1 ? JobPart.ONE_OF_MANY : JobPart.ALONE;
    }
}
