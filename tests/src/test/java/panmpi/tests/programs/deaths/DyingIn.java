package panmpi.tests.programs.deaths;

import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.Session;

/**
 * Programs in which a rank dies outside of plain main methods: each class has a main method of its
 * own.
 */
public final class DyingIn {
    private DyingIn() {}

    /** Program that throws an exception from the body of MPI.run. */
    public static final class Run {
        private Run() {}

        /**
         * Runs on two ranks.
         *
         * @param args "thread" to leave another thread running.
         */
        public static void main(String[] args) {
            MPI.run(args, () -> body(args.length > 0));
        }

        private static void body(boolean besideThread) throws Exception {
            if (Death.isLast()) {
                Death.mark();
                if (besideThread) {
                    Thread.ofPlatform().start(Death::waitForEver);
                }
                throw new java.io.IOException("the rank is ill");
            }
            MPI.COMM_WORLD.Barrier();
        }
    }

    /** Program that throws an exception through a finally block with MPI.Finalize. */
    public static final class Finally {
        private Finally() {}

        /** Runs on two ranks. */
        public static void main(String[] args) {
            MPI.Init(args);
            try {
                if (Death.isLast()) {
                    Death.mark();
                    throw Death.illness();
                }
                MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 1, 0);
            } finally {
                MPI.Finalize();
            }
        }
    }

    /** Program in which one rank dies before Init, while the others wait for it in Init. */
    public static final class Before {
        private Before() {}

        /** Runs on two ranks or more. */
        public static void main(String[] args) {
            var rank = System.getenv("PMI_RANK");
            if (rank == null) {
                rank = System.getenv("OMPI_COMM_WORLD_RANK");
            }
            if ("1".equals(rank)) {
                Death.mark();
                throw Death.illness();
            }
            MPI.Init(args);
            MPI.COMM_WORLD.Barrier();
            MPI.Finalize();
        }
    }

    /** Program that calls Finalize on no rank. */
    public static final class Forgetting {
        private Forgetting() {}

        /** Runs on two ranks. */
        public static void main(String[] args) {
            MPI.Init(args);
            MPI.COMM_WORLD.Barrier();
            Death.mark();
        }
    }

    /** Program that has only a session, without Init, and dies while it is open. */
    public static final class InSession {
        private InSession() {}

        /** Runs on two ranks. */
        public static void main(String[] args) {
            var session = Session.Init((Info) null, MPI.ERRORS_RETURN);
            Group group = Group.From_session_pset(session, "mpi://WORLD");
            if (group.Rank() == 1) {
                Death.mark();
                Thread.ofPlatform().start(Death::waitForEver);
                throw Death.illness();
            }
            Death.waitForEver();
        }
    }
}
