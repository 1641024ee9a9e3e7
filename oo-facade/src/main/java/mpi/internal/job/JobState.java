package mpi.internal.job;

import mpi.internal.JobPart;
import mpi.internal.Launch;

/**
 * State of this process in the job: whether MPI runs, its rank, the number of ranks. What changes
 * it holds the lock of what begins and ends MPI; readers take no lock.
 */
public final class JobState {

    private static boolean running;
    private static int sessions;
    private static boolean hadSessions;
    private static int rank = Launch.rank();
    private static int size = Launch.size();

    private JobState() {}

    /** Between {@code Init} and {@code Finalize}. A plain read: it is made at each call. */
    public static boolean isRunning() {
        return running;
    }

    public static int rank() {
        return rank;
    }

    public static int size() {
        return size;
    }

    /** Whether the job needs this process, so that its failure is the whole job's. */
    public static boolean isJoined() {
        return running || sessions > 0;
    }

    /** Whether a session is open. */
    public static boolean hasSession() {
        return sessions > 0;
    }

    /** Whether a session was ever opened. */
    public static boolean hadSession() {
        return hadSessions;
    }

    /** Begins: MPI has said which rank this is. */
    public static void begin(int ownRank, int ranks) {
        rank = ownRank;
        size = ranks;
        running = true;
        tellPart();
    }

    /** Ends, after {@code Finalize}. */
    public static void end() {
        running = false;
        tellPart();
    }

    /** Adds to the number of open sessions, with which calls need no {@code Init}. */
    public static void addSessions(int change) {
        sessions += change;
        hadSessions = true;
    }

    /** Sessions may be left open: a process that has nothing but those may end as it likes. */
    private static void tellPart() {
        JobPart some = size > 1 ? JobPart.ONE_OF_MANY : JobPart.ALONE;
        (running ? some : JobPart.NONE).tell();
    }
}
