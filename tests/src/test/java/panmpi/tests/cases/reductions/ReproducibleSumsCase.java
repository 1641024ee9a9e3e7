package panmpi.tests.cases.reductions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests sums that have the same bits on any number of ranks. */
@MpiTest(ranks = {1, 2, 3, 4})
final class ReproducibleSumsCase {
    private static final int NUMBERS = 10_000;

    /** Returns numbers of both signs, of sizes from 2^-20 to 2^20; the same on all ranks. */
    private static double[] numbers(int seed) {
        Random random = new Random(seed);
        return DoubleStream.generate(
                        () -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(41) - 20))
                .limit(NUMBERS)
                .toArray();
    }

    /**
     * Returns a rank's part, every {@code ranks}-th number, so that the order of the additions
     * depends on the number of ranks, too.
     */
    private static double[] part(double[] all, int rank, int ranks) {
        return IntStream.range(0, all.length)
                .filter(i -> i % ranks == rank)
                .mapToDouble(i -> all[i])
                .toArray();
    }

    private static double exact(double[] all) {
        return Arrays.stream(all)
                .mapToObj(BigDecimal::new)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .doubleValue();
    }

    @Test
    @Tag("init")
    void totalDoesNotDependOnTheRanks() {
        for (int seed = 0; seed < 20; seed++) {
            double[] all = numbers(seed);
            double alone = MPI.COMM_SELF.sumReproducible(all);
            assertEquals(alone, WORLD.sumReproducible(part(all, RANK, SIZE)));
            assertEquals(exact(all), alone, Math.ulp(alone));
        }
    }

    @Test
    void ordinarySumsDependOnTheOrder() {
        double[] all = numbers(1);
        double[] backward =
                IntStream.range(0, NUMBERS).mapToDouble(i -> all[NUMBERS - 1 - i]).toArray();
        double forward = 0;
        double back = 0;
        for (int i = 0; i < NUMBERS; i++) {
            forward += all[i];
            back += backward[i];
        }
        assertNotEquals(forward, back, "numbers that prove nothing");
        assertEquals(WORLD.sumReproducible(all), WORLD.sumReproducible(backward));
    }

    @Test
    void elementsAreAddedOneByOne() {
        double[][] rows =
                IntStream.range(0, SIZE).mapToObj(r -> numbers(r)).toArray(double[][]::new);
        double[] expected = new double[NUMBERS];
        for (int i = 0; i < NUMBERS; i++) {
            int column = i;
            expected[i] = exact(Arrays.stream(rows).mapToDouble(row -> row[column]).toArray());
        }
        assertArrayEquals(expected, WORLD.allReduceReproducible(rows[RANK]));
        double[] atRoot = WORLD.reduceReproducible(rows[RANK], SIZE - 1);
        if (RANK == SIZE - 1) {
            assertArrayEquals(expected, atRoot);
            assertArrayEquals(expected, WORLD.scanReproducible(rows[RANK]));
        } else {
            assertNull(atRoot);
            double[] upTo = WORLD.scanReproducible(rows[RANK]);
            double[] first = Arrays.stream(rows, 0, RANK + 1).mapToDouble(row -> row[0]).toArray();
            assertEquals(exact(first), upTo[0]);
        }
    }

    @Test
    void floatsAreAddedWithoutRounding() {
        float[] mine = {0.1f * (RANK + 1), 1e8f, -3f};
        double first = IntStream.range(0, SIZE).mapToDouble(r -> 0.1f * (r + 1)).sum();
        float[] expected = {(float) first, 1e8f * SIZE, -3f * SIZE};
        assertArrayEquals(expected, WORLD.allReduceReproducible(mine));
        assertEquals((float) (1e8 * SIZE + first - 3.0 * SIZE), WORLD.sumReproducible(mine));
    }

    @Test
    void extremesAreAddedExactly() {
        double[] cancelling = {1e300, 1.0, -1e300};
        assertEquals(0.0, WORLD.sumReproducible(cancelling), "110 bits reach no further");
        double[] near = {1L << 53, 1.0, -(1L << 53)};
        assertEquals(SIZE, WORLD.sumReproducible(near));
        double[] tiny = {Double.MIN_VALUE, -Double.MIN_NORMAL};
        double both = SIZE * (Double.MIN_VALUE - Double.MIN_NORMAL);
        assertEquals(both, WORLD.sumReproducible(tiny));
        double[] huge = {Double.MAX_VALUE, Double.MAX_VALUE};
        assertEquals(Double.POSITIVE_INFINITY, WORLD.sumReproducible(huge));
        assertEquals(0.0, WORLD.sumReproducible(new double[0]));
        assertEquals(0.0, WORLD.sumReproducible(new double[] {-0.0}));
    }

    @Test
    void infinitiesAndNanAreAsInAdditions() {
        double infinite = RANK == 0 ? Double.POSITIVE_INFINITY : 1;
        assertEquals(Double.POSITIVE_INFINITY, WORLD.sumReproducible(new double[] {infinite, 2}));
        double both = RANK == 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        double sum = WORLD.sumReproducible(new double[] {both});
        assertTrue(SIZE == 1 ? sum == both : Double.isNaN(sum));
        double[] mine = {RANK == SIZE - 1 ? Double.NaN : 1, Double.NEGATIVE_INFINITY, 1};
        double[] expected = {Double.NaN, Double.NEGATIVE_INFINITY, SIZE};
        assertArrayEquals(expected, WORLD.allReduceReproducible(mine));
    }

    @Test
    void nullIsRefused() {
        assertThrows(MPIException.class, () -> WORLD.sumReproducible((double[]) null));
        assertThrows(MPIException.class, () -> WORLD.allReduceReproducible((float[]) null));
    }
}
