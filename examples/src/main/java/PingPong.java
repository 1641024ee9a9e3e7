import java.util.Arrays;
import java.util.Locale;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Two ranks throw a message to and fro, and measure how long it is on its way. Rank 0 sends and
 * waits for the answer, so half of the time of one round is the time of one message. For each
 * length the shortest round counts: the first ones run before Java has compiled the loop, and
 * others lose their processor to some other program for a moment.
 *
 * <p>{@code send} returns when the array may be written again, {@code recv} when the message is in
 * the array; {@code wtime} is the clock of MPI, in seconds.
 */
public class PingPong {
    private static final int ROUNDS = 200;
    private static final int PING = 1;
    private static final int PONG = 2;

    /**
     * Runs on two ranks or more, of which two play: {@code mpiexec -n 2 mpijava PingPong 1048576}.
     *
     * @param args length of the longest message in bytes; 1 MiB by default.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        if (world.getSize() < 2) {
            throw new IllegalStateException("a game for two: mpiexec -n 2 mpijava PingPong");
        }
        int longest = args.length > 0 ? Integer.parseInt(args[0]) : 1 << 20;

        boolean arePositive = true;
        boolean areWhole = true;
        for (long length = 1; length <= longest; length *= 16) {
            int bytes = (int) length;
            byte[] ball = new byte[bytes];
            if (rank == 0) {
                Arrays.fill(ball, (byte) bytes);
                double seconds = serve(world, ball);
                arePositive &= seconds > 0;
                print(bytes, seconds);
            } else if (rank == 1) {
                answer(world, ball);
                areWhole &= isFilledWith(ball, (byte) (bytes + ROUNDS));
            }
        }

        boolean[] all = {arePositive && areWhole};
        world.allReduce(all, 1, MPI.BOOLEAN, MPI.LAND);
        if (rank == 0) {
            System.out.println("times positive and messages whole: " + all[0]);
        }
        MPI.Finalize();
    }

    /**
     * Sends and receives the messages of rank 0. Returns the seconds that one message takes, which
     * is half of the shortest round.
     */
    private static double serve(Intracomm world, byte[] ball) {
        double shortest = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            double begin = MPI.wtime();
            world.send(ball, ball.length, MPI.BYTE, 1, PING);
            world.recv(ball, ball.length, MPI.BYTE, 1, PONG);
            shortest = Math.min(shortest, MPI.wtime() - begin);
        }
        return shortest / 2;
    }

    /**
     * Runs on rank 1: sends each message back, with its first and last byte changed as a sign that
     * it has arrived.
     */
    private static void answer(Intracomm world, byte[] ball) {
        for (int round = 0; round < ROUNDS; round++) {
            world.recv(ball, ball.length, MPI.BYTE, 0, PING);
            ball[0]++;
            ball[ball.length - 1] = ball[0];
            world.send(ball, ball.length, MPI.BYTE, 0, PONG);
        }
    }

    private static boolean isFilledWith(byte[] ball, byte ends) {
        boolean areEndsRight = ball[0] == ends && ball[ball.length - 1] == ends;
        byte inside = (byte) ball.length;
        for (int i = 1; i < ball.length - 1; i++) {
            areEndsRight &= ball[i] == inside;
        }
        return areEndsRight;
    }

    private static void print(int bytes, double seconds) {
        double perSecond = bytes / seconds / 1e6;
        String line = "%7d bytes: %.2f us, %.1f MB/s";
        System.out.println(String.format(Locale.ROOT, line, bytes, seconds * 1e6, perSecond));
    }
}
