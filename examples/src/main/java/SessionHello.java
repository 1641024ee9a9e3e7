import java.util.ArrayList;
import java.util.List;
import mpi.Group;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Session;

/**
 * MPI without {@code MPI.Init} and without {@code COMM_WORLD}. A session is one use of MPI, and a
 * program may have several: each library that uses MPI opens its own, and need not know whether
 * another has begun MPI already.
 *
 * <p>A session knows sets of processes by their names; {@code mpi://WORLD} has all processes of the
 * job, {@code mpi://SELF} has this one alone, and an MPI library may have further sets. A set gives
 * a group, and the group a communicator, made by all of its members with a text that distinguishes
 * this call from others. All objects made from a session are closed before the session.
 */
public class SessionHello {
    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava SessionHello}.
     *
     * @param args not used.
     */
    public static void main(String[] args) {
        try (Session session = Session.init(null, null)) {
            List<String> sets = new ArrayList<>();
            for (int i = 0; i < session.getNumPsets(null); i++) {
                sets.add(session.getNthPset(null, i));
            }
            boolean areKnown = sets.containsAll(List.of("mpi://WORLD", "mpi://SELF"));
            greet(session, areKnown);
        }
    }

    private static void greet(Session session, boolean areKnown) {
        try (Info world = session.getPsetInfo("mpi://WORLD");
                Group group = Group.fromSessionPset(session, "mpi://WORLD");
                Intracomm comm = Intracomm.createFromGroup(group, "hello", null, null)) {
            int rank = comm.getRank();
            int size = comm.getSize();
            int[] sum = {rank};
            comm.allReduce(sum, 1, MPI.INT, MPI.SUM);
            boolean isRight = sum[0] == size * (size - 1) / 2;
            System.out.println("rank " + rank + " of " + size + ", from a session");
            if (rank == 0) {
                System.out.println("WORLD and SELF known: " + areKnown);
                System.out.println("processes of WORLD: " + world.get("mpi_size"));
                System.out.println("sum of all ranks right: " + isRight);
            }
        }
    }
}
