package panmpi.tests.programs;

import java.util.ArrayList;
import mpi.MPI;
import mpi.ObjectRequest;

/**
 * Program of {@code AddressSpaceTest}: posts more receives of objects than there is address space
 * for.
 */
public final class ManyReceives {
    private static final int RECEIVES = 200;

    private ManyReceives() {}

    /** Runs on one rank or more. */
    public static void main(String[] args) {
        MPI.Init(args);
        int self = MPI.COMM_WORLD.Rank();
        var requests = new ArrayList<ObjectRequest<String>>();
        for (int tag = 0; tag < RECEIVES; tag++) {
            requests.add(MPI.COMM_WORLD.irecv(self, tag));
        }
        int right = 0;
        for (int tag = 0; tag < RECEIVES; tag++) {
            MPI.COMM_WORLD.send("message " + tag, self, tag);
            right += requests.get(tag).get().equals("message " + tag) ? 1 : 0;
        }
        System.out.println("received " + right);
        MPI.Finalize();
    }
}
