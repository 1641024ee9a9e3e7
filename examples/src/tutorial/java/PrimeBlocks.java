import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import mpi.concurrent.MpiExecutor;

/** Counts the primes below a million; a task has a block of the numbers. */
public class PrimeBlocks {
    private static final int LIMIT = 1_000_000;
    private static final int BLOCK = 50_000;

    public static void main(String[] args) throws Exception {
        MpiExecutor.run(args, PrimeBlocks::count);
    }

    private static void count(MpiExecutor executor) throws Exception {
        List<Future<Long>> counts = new ArrayList<>();
        for (int begin = 0; begin < LIMIT; begin += BLOCK) {
            int from = begin;
            counts.add(executor.submit(() -> primes(from, from + BLOCK)));
        }
        long all = 0;
        for (Future<Long> count : counts) {
            all += count.get();
        }
        System.out.println(all + " primes below " + LIMIT);
    }

    private static long primes(int from, int to) {
        return IntStream.range(from, to).filter(PrimeBlocks::isPrime).count();
    }

    private static boolean isPrime(int number) {
        return number > 1
                && IntStream.rangeClosed(2, (int) Math.sqrt(number)).allMatch(d -> number % d != 0);
    }
}
