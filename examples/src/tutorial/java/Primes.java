import java.util.stream.IntStream;
import mpi.Intracomm;
import mpi.MPI;

/** Each rank looks for primes among a part of the numbers: some find more than others. */
public class Primes {
    private static final int LIMIT = 1000;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();

        int from = LIMIT * rank / size;
        int to = LIMIT * (rank + 1) / size;
        int[] mine = IntStream.range(from, to).filter(Primes::isPrime).toArray();
        System.out.println("rank " + rank + " has found " + mine.length);
        int[] all = world.gatherv(mine, 0);
        if (rank == 0) {
            System.out.println(all.length + " primes, the last is " + all[all.length - 1]);
        }
        MPI.Finalize();
    }

    private static boolean isPrime(int number) {
        return number > 1
                && IntStream.rangeClosed(2, (int) Math.sqrt(number)).allMatch(d -> number % d != 0);
    }
}
