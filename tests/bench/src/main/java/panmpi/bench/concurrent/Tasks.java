package panmpi.bench.concurrent;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.concurrent.MpiExecutor;

/**
 * Measures an executor over ranks: the percentage of the ideal speed that it reaches with tasks of
 * a millisecond, and the number of empty tasks that it runs in a second. A thread pool of the JVM
 * runs the same empty tasks for comparison.
 */
public final class Tasks {
    private static final int SLEEPS = 2000;
    private static final int EMPTY = 100_000;
    private static final int ROUNDS = 5;

    private Tasks() {}

    /**
     * Measures the executor over all ranks, and prints the results on rank 0.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MpiExecutor.run(args, Tasks::measure);
    }

    private static void measure(MpiExecutor executor) {
        double empty = 0;
        double pool = 0;
        for (int round = 0; round < ROUNDS; round++) {
            empty = Math.max(empty, perSecond(() -> executor.map(Tasks::next, numbers()).count()));
            pool = Math.max(pool, perSecond(Tasks::pool));
        }
        System.out.printf(
                Locale.ROOT, "tasks: %.1f %.0f %.0f%n", shareOfIdeal(executor), empty, pool);
    }

    private static Stream<Integer> numbers() {
        return IntStream.range(0, EMPTY).boxed();
    }

    private static double perSecond(Runnable all) {
        long begin = System.nanoTime();
        all.run();
        return EMPTY * 1e9 / (System.nanoTime() - begin);
    }

    private static int next(int number) {
        return number + 1;
    }

    private static void pool() {
        List<ForkJoinTask<Integer>> tasks =
                numbers().map(i -> ForkJoinPool.commonPool().submit(() -> next(i))).toList();
        tasks.forEach(ForkJoinTask::join);
    }

    /**
     * Runs tasks of a millisecond, and returns the ideal time in percent of the measured time. The
     * ideal time is the sum of the times of all tasks, divided by the number of workers.
     */
    private static double shareOfIdeal(MpiExecutor executor) {
        long begin = System.nanoTime();
        double own =
                executor.map(Tasks::pause, IntStream.range(0, SLEEPS).boxed())
                        .mapToLong(nanos -> nanos)
                        .sum();
        double taken = System.nanoTime() - begin;
        return 100 * own / executor.workers() / taken;
    }

    private static long pause(int number) throws InterruptedException {
        long begin = System.nanoTime();
        Thread.sleep(1);
        return System.nanoTime() - begin;
    }
}
