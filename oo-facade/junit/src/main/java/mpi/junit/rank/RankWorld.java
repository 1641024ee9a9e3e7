package mpi.junit.rank;

import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Session;

/**
 * Begins and ends MPI on this rank, by {@code Init} or by a session, and has the communicator of
 * all ranks.
 */
public final class RankWorld {

    private static final boolean IS_STRICT =
            System.getProperty("panmpi.checks", "").startsWith("strict");

    /** True if the calls are traced, and not checked. */
    static final boolean IS_TRACED = System.getProperty("panmpi.trace") != null && !IS_STRICT;

    private static Session session;
    private static Intracomm comm = MPI.COMM_WORLD;

    private RankWorld() {}

    /** Returns the communicator of all ranks. */
    public static Intracomm comm() {
        return comm;
    }

    /** Begins MPI, by a session if {@code inSession}, and otherwise by {@code Init}. */
    static void begin(boolean inSession) {
        if (!inSession) {
            MPI.Init(new String[0]);
            return;
        }
        session = Session.Init(null, null);
        try (Group all = Group.From_session_pset(session, "mpi://WORLD")) {
            comm = Intracomm.Create_from_group(all, "panmpi-junit", null, null);
        }
    }

    /** Tests whether MPI is still usable on this rank, since a test may have finalized it. */
    static boolean isRunning() {
        return session != null || !MPI.Finalized();
    }

    /** Waits until strict checks, if they are on, have checked all calls of a test. */
    static void settle() {
        if (IS_STRICT && session == null && isRunning()) {
            MPI.Pcontrol(1);
        }
    }

    /** Ends MPI. */
    static void end() {
        if (session == null) {
            MPI.Finalize();
            return;
        }
        comm.Free();
        session.Finalize();
    }
}
