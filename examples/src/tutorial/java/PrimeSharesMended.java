import java.util.stream.IntStream;
import mpi.*;

/** How many primes are below a limit? Each rank tries every n-th block of numbers. */
public class PrimeSharesMended {
    private static final int LIMIT = 6_000_000;
    private static final int BLOCK = 1000;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int ranks = world.getSize();
        long[] own = new long[1];
        try (Region _ = MPI.region("count")) {
            IntStream first =
                    IntStream.iterate(rank * BLOCK, n -> n < LIMIT, n -> n + ranks * BLOCK);
            IntStream mine = first.flatMap(n -> IntStream.range(n, n + BLOCK));
            own[0] = mine.filter(PrimeSharesMended::isPrime).count();
        }
        long[] all = new long[1];
        world.reduce(own, all, 1, MPI.LONG, MPI.SUM, 0);
        if (rank == 0) {
            System.out.println(all[0] + " primes below " + LIMIT);
        }
        MPI.Finalize();
    }

    private static boolean isPrime(int number) {
        return number > 1
                && IntStream.rangeClosed(2, (int) Math.sqrt(number)).allMatch(d -> number % d != 0);
    }
}
