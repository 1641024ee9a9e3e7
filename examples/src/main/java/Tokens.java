import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import mpi.Intracomm;
import mpi.MPI;

/**
 * A record goes once around the ring, and each rank adds a line to it. {@code send} and {@code
 * recv} with an object take anything that is {@code Serializable}: a record, a list, a map, a
 * string. Neither side passes a length. The receiver gets a copy, which it may change freely.
 */
public class Tokens {
    private static final int TAG = 1;

    /** A passport with a stamp from each rank that it came through. */
    record Passport(String owner, List<String> stamps) implements Serializable {
        Passport stampedBy(int rank) {
            List<String> more = new ArrayList<>(stamps);
            more.add("rank " + rank);
            return new Passport(owner, more);
        }
    }

    /**
     * Runs on two ranks or more: {@code mpiexec -n 4 mpijava Tokens Ada}.
     *
     * @param args the owner of the passport; Ada without it.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        if (size < 2) {
            throw new IllegalStateException("a ring of two or more: mpiexec -n 2 ...");
        }
        int next = (rank + 1) % size;
        if (rank == 0) {
            String owner = args.length > 0 ? args[0] : "Ada";
            world.send(new Passport(owner, List.of()).stampedBy(rank), next, TAG);
            Passport back = world.recv(size - 1, TAG);
            System.out.println(back.owner() + " came back with " + back.stamps());
            System.out.println("a stamp of each rank: " + (back.stamps().size() == size));
        } else {
            Passport passport = world.recv(rank - 1, TAG);
            world.send(passport.stampedBy(rank), next, TAG);
        }
        MPI.Finalize();
    }
}
