import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Prequest;

/**
 * One message that several threads fill. A partitioned message is cut into parts of equal length;
 * {@code pReady(part)} says that a part is complete, so that it may go on its way while other
 * threads still compute theirs. The receiver may ask by {@code pArrived(part)} for each part, or
 * wait for the whole message.
 *
 * <p>Both sides make their end of the message once, by {@code pSendInit} and {@code pRecvInit}, and
 * begin each round by {@code start}. Threads that call MPI at the same time need {@code
 * THREAD_MULTIPLE}; the program asks for it by {@code InitThread}.
 */
public class Partitioned {
    private static final int ROUNDS = 3;
    private static final int TAG = 1;

    /** Runs on an even number of ranks: {@code mpiexec -n 2 mpijava Partitioned 4 1000}. */
    public static void main(String[] args) throws InterruptedException {
        if (MPI.InitThread(args, MPI.THREAD_MULTIPLE) < MPI.THREAD_MULTIPLE) {
            throw new IllegalStateException("this MPI is not for several threads");
        }
        int parts = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        int length = args.length > 1 ? Integer.parseInt(args[1]) : 1000;
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int partner = rank ^ 1; // 0 sends to 1, 2 sends to 3
        if (world.getSize() % 2 != 0) {
            throw new IllegalStateException("ranks go in pairs: mpiexec -n 2 ...");
        }

        double[] data = new double[parts * length];
        if (rank % 2 == 0) {
            try (Prequest message =
                    world.pSendInit(data, parts, length, MPI.DOUBLE, partner, TAG, null)) {
                send(message, data, parts);
            }
        } else {
            try (Prequest message =
                    world.pRecvInit(data, parts, length, MPI.DOUBLE, partner, TAG, null)) {
                receive(message, data, parts);
            }
        }
        MPI.Finalize();
    }

    /**
     * In each round, starts a thread for each part of the message; the thread fills its part and
     * marks it as ready.
     */
    private static void send(Prequest message, double[] data, int parts)
            throws InterruptedException {
        int length = data.length / parts;
        for (int round = 0; round < ROUNDS; round++) {
            message.start();
            Thread[] threads = new Thread[parts];
            for (int part = 0; part < parts; part++) {
                int mine = part;
                double value = value(round, mine);
                threads[part] =
                        new Thread(
                                () -> {
                                    Arrays.fill(data, mine * length, (mine + 1) * length, value);
                                    message.pReady(mine);
                                });
                threads[part].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
            message.waitFor();
        }
    }

    private static void receive(Prequest message, double[] data, int parts) {
        int length = data.length / parts;
        for (int round = 0; round < ROUNDS; round++) {
            message.start();
            int arrived = 0;
            for (int part = 0; part < parts; part++) {
                while (!message.pArrived(part)) {
                    Thread.onSpinWait(); // A program could use the arrived parts here.
                }
                arrived++;
            }
            message.waitFor();
            int now = round;
            boolean isRight =
                    IntStream.range(0, data.length)
                            .allMatch(i -> data[i] == value(now, i / length));
            System.out.println("round " + round + ": " + arrived + " parts, right: " + isRight);
        }
    }

    private static double value(int round, int part) {
        return 100 * round + part;
    }
}
