import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Session;

/** Computes a sum over all processes by a session, without MPI.Init. */
public class SumSession {
    public static void main(String[] args) {
        // --8<-- [start:session]
        try (Session session = Session.init(null, null);
                Group group = Group.fromSessionPset(session, "mpi://WORLD");
                Intracomm comm = Intracomm.createFromGroup(group, "SumSession", null, null)) {
            int[] sum = {comm.getRank() + 1};
            comm.allReduce(sum, 1, MPI.INT, MPI.SUM);
            System.out.println("rank " + comm.getRank() + ": the sum is " + sum[0]);
        }
        // --8<-- [end:session]
    }
}
