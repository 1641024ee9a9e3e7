package panmpi.tests.programs;

import java.util.stream.IntStream;
import mpi.MPI;
import mpi.concurrent.MpiExecutor;

/**
 * Program of {@code PoolTest}: runs an executor whose workers are processes that the program
 * spawns.
 */
public final class SpawnedPool {
    private static final int WORKERS = 2;

    private SpawnedPool() {}

    /**
     * Prints what the workers have computed, and how many ranks their world has.
     *
     * @param args none
     */
    public static void main(String[] args) {
        MPI.Init(args);
        MpiExecutor.spawn(
                WORKERS,
                executor -> {
                    int sum =
                            executor.map(SpawnedPool::square, IntStream.range(0, 10).boxed())
                                    .mapToInt(i -> i)
                                    .sum();
                    int world = executor.submit(() -> MPI.COMM_WORLD.Size()).join();
                    System.out.println("spawned: " + sum + " by a world of " + world);
                });
        MPI.Finalize();
    }

    private static int square(int number) {
        return number * number;
    }
}
