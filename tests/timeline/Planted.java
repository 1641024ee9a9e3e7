import mpi.*;

/** Program with delays of known size (late, imbalance, serial), a deadlock, or a rank that dies, for make check-timeline. */
public class Planted {
    static final Intracomm WORLD = MPI.COMM_WORLD;
    static final int ROUNDS = 3;
    static double planted;

    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        int rank = WORLD.Rank();
        meet(args[0].equals("serial"));
        for (int round = 0; round < ROUNDS; round++) {
            WORLD.Barrier();
            MPI.Pcontrol(round);
            switch (args[0]) {
                case "late" -> late(rank);
                case "imbalance" -> sleep(rank == WORLD.Size() - 1 ? 4000 : 2000);
                case "serial" -> serial(rank);
                default -> stop(args[0], rank);
            }
        }
        double[] all = new double[WORLD.Size()];
        WORLD.Gather(new double[] {planted}, 0, 1, MPI.DOUBLE, all, 0, 1, MPI.DOUBLE, 0);
        if (rank == 0) {
            double sum = 0, most = 0;
            for (double one : all) {
                sum += one;
                most = Math.max(most, one);
            }
            double told = args[0].equals("imbalance") ? 100 * (most * all.length / sum - 1) : sum;
            System.out.println("planted " + told);
        }
        MPI.Finalize();
    }

    /**
     * Waits for the last rank to start. If {@code counts} is true, adds the time of the wait to the
     * planted delays.
     */
    static void meet(boolean counts) {
        long begin = System.nanoTime();
        WORLD.Barrier();
        planted += counts ? (System.nanoTime() - begin) / 1e9 : 0;
    }

    /** Sleeps, and adds the time to the planted delays. */
    static void sleep(int millis) throws InterruptedException {
        long begin = System.nanoTime();
        Thread.sleep(millis);
        planted += (System.nanoTime() - begin) / 1e9;
    }

    static void late(int rank) throws InterruptedException {
        if (rank == 0) {
            sleep(700);
            WORLD.Send(new int[1], 0, 1, MPI.INT, 1, round());
        } else if (rank == 1) {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, 0, round());
        }
    }

    static int round() {
        return 7;
    }

    /**
     * Lets rank 0 sleep in a region while the others wait in a barrier. Adds to the planted delays
     * the time that each of the other ranks waits.
     */
    static void serial(int rank) throws InterruptedException {
        if (rank == 0) {
            double before = planted;
            try (var _ = MPI.region("serial")) {
                sleep(700);
            }
            planted += (planted - before) * (WORLD.Size() - 2);
        }
        WORLD.Barrier();
    }

    static void stop(String how, int rank) throws InterruptedException {
        if (how.equals("deadlock")) {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, (rank + 1) % WORLD.Size(), 1);
        } else if (rank == 0) {
            Thread.sleep(500);
            Runtime.getRuntime().halt(3);
        } else {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, 0, 5);
        }
    }
}
