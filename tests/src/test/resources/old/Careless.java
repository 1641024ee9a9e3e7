import mpi.*;

/** Makes mistakes of a beginner's program that do no harm. */
public class Careless {
    static int rank;

    public static void main(String[] args) {
        MPI.Init(args);
        rank = MPI.COMM_WORLD.Rank();
        MPI.COMM_WORLD.Errhandler_set(MPI.ERRORS_RETURN);
        int caught = 0;
        try {
            MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 77, 0);
        } catch (MPIException e) {
            caught++;
        }
        try {
            MPI.COMM_WORLD.Recv(new int[1], 0, 5, MPI.INT, 0, 0);
        } catch (MPIException e) {
            caught++;
        }
        try {
            MPI.COMM_WORLD.Bcast(null, 0, 1, MPI.INT, 0);
        } catch (Exception e) {
            caught++;
        }
        Errhandler handler = MPI.COMM_WORLD.Errorhandler_get();
        MPI.COMM_WORLD.Errorhandler_set(handler);

        // These requests are never waited for and never freed.
        MPI.COMM_WORLD.Isend(new byte[] {1}, 0, 1, MPI.BYTE, (rank + 1) % 4, 8);
        MPI.COMM_WORLD.Recv(new byte[1], 0, 1, MPI.BYTE, (rank + 3) % 4, 8);
        for (int i = 0; i < 100; i++) Datatype.Contiguous(i + 1, MPI.FLOAT).Commit();
        new Thread() {
            public void run() {
                setName("idle");
            }
        }.start();

        // Some requests are null, since a process does not talk to itself.
        Request[] requests = new Request[8];
        int[] here = new int[4], there = {rank};
        for (int i = 0; i < 4; i++) {
            if (i == rank) continue;
            requests[2 * i] = MPI.COMM_WORLD.Irecv(here, i, 1, MPI.INT, i, 9);
            requests[2 * i + 1] = MPI.COMM_WORLD.Isend(there, 0, 1, MPI.INT, i, 9);
        }
        Request.Waitall(requests);
        int tagUb = MPI.COMM_WORLD.Attr_get(MPI.TAG_UB).intValue();
        if (rank == 3) {
            System.out.println("caught " + caught + ", " + here[0] + here[1] + here[2] + here[3]
                + " " + (tagUb >= 32767) + (handler != null));
        }
        MPI.Finalize();
        try {
            System.out.println("size after the end: " + MPI.COMM_WORLD.Size());
        } catch (MPIException e) {
        }
        System.exit(0);
    }
}
