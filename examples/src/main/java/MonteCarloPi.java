import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.JumpableGenerator;
import java.util.random.RandomGeneratorFactory;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Estimates pi by random points in a square: how many of them lie in the circle. The result is the
 * same to the last digit on one rank and on a thousand, because the random numbers do not belong to
 * the ranks but to the work. There are 64 pieces of work, each with a stream of numbers of its own;
 * a rank takes every size-th piece.
 *
 * <p>The streams are parts of the one long sequence of a generator of Java that can jump: each
 * begins 2 to the power of 128 numbers after the one before, so that no two overlap. Each rank
 * makes all the streams, which is cheap, and uses its own. A generator seeded with the rank would
 * give other numbers on another number of ranks, and maybe the same ones on two of them.
 *
 * <p>The only communication is {@code reduce}, which adds up the hits: whole numbers, whose sum is
 * the same in any order.
 */
public class MonteCarloPi {
    private static final int STREAMS = 64;
    private static final int DEFAULT_POINTS = 50_000;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava MonteCarloPi 50000 7}.
     *
     * @param args the number of points in each stream, and the seed of the random numbers.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int points = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_POINTS;
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;

        long hits = hits(MPI.COMM_WORLD, points, seed);
        if (MPI.COMM_WORLD.getRank() == 0) {
            System.out.println(hits + " of " + (long) STREAMS * points + " points hit the circle");
            System.out.println("pi is about " + 4.0 * hits / ((long) STREAMS * points));
            // MPI.COMM_SELF contains only this process, whose rank there is 0.
            boolean same = hits == hits(MPI.COMM_SELF, points, seed);
            System.out.println("as many as on a single rank: " + same);
        }
        MPI.Finalize();
    }

    /** Returns the number of hits in all streams; the result is valid on rank 0 only. */
    private static long hits(Intracomm comm, int points, long seed) {
        RandomGeneratorFactory<JumpableGenerator> factory =
                RandomGeneratorFactory.of("Xoshiro256PlusPlus");
        List<RandomGenerator> streams = factory.create(seed).jumps(STREAMS).toList();
        long[] hits = {0};
        for (int i = comm.getRank(); i < STREAMS; i += comm.getSize()) {
            RandomGenerator random = streams.get(i);
            for (int point = 0; point < points; point++) {
                double x = random.nextDouble();
                double y = random.nextDouble();
                hits[0] += x * x + y * y < 1 ? 1 : 0;
            }
        }
        comm.reduce(hits, 1, MPI.LONG, MPI.SUM, 0);
        return hits[0];
    }
}
