package panmpi.tests.programs;

import mpi.MPI;

/**
 * Program of {@code BeginningAndEndTest}: rank 0 begins to send messages, does not complete its
 * requests, and comes to {@code Finalize}; rank 1 receives the messages only then.
 */
public final class LateReceives {
    private static final int MESSAGES = 200;
    private static final int LONG = 300_000;

    private LateReceives() {}

    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        var world = MPI.COMM_WORLD;
        if (world.Rank() == 0) {
            for (int i = 0; i < MESSAGES; i++) {
                world.Isend(new int[] {i}, 0, 1, MPI.INT, 1, 1);
            }
            world.Isend(new int[LONG], 0, LONG, MPI.INT, 1, 2);
            world.Issend(new String[] {"last"}, 0, 1, MPI.OBJECT, 1, 3);
        } else {
            Thread.sleep(500);
            receive();
        }
        MPI.Finalize();
    }

    private static void receive() {
        var world = MPI.COMM_WORLD;
        var number = new int[1];
        int right = 0;
        for (int i = 0; i < MESSAGES; i++) {
            world.Recv(number, 0, 1, MPI.INT, 0, 1);
            right += number[0] == i ? 1 : 0;
        }
        var many = new int[LONG];
        int length = world.Recv(many, 0, LONG, MPI.INT, 0, 2).Get_count(MPI.INT);
        var text = new String[1];
        world.Recv(text, 0, 1, MPI.OBJECT, 0, 3);
        System.out.println("received " + right + " numbers, " + length + " more, " + text[0]);
    }
}
