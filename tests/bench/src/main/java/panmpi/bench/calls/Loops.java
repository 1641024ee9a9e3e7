package panmpi.bench.calls;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Compares an obvious and an optimized version of each of two loops from the programs in {@code
 * panmpi.bench.apps}. One loop computes a sum of products; the other one multiplies a vector by a
 * sparse matrix that has five numbers in each row.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class Loops {
    private static final int LENGTH = 4096;
    private static final int ROW = 5;

    private final double[] a = new double[LENGTH];
    private final double[] b = new double[LENGTH];
    private final double[] values = new double[ROW * LENGTH];
    private final int[] columns = new int[ROW * LENGTH];
    private final int[] starts = new int[LENGTH + 1];
    private final double[] product = new double[LENGTH];

    /** Fills the arrays. */
    @Setup
    public void fill() {
        for (int i = 0; i < LENGTH; i++) {
            a[i] = 1.0 / (1 + i);
            b[i] = i;
            starts[i + 1] = ROW * (i + 1);
            for (int k = 0; k < ROW; k++) {
                values[ROW * i + k] = k - 2;
                columns[ROW * i + k] = Math.floorMod(i + k - 2, LENGTH);
            }
        }
    }

    /** {@return the sum of the products, by one sum: each addition waits for the one before it} */
    @Benchmark
    public double dotByOneSum() {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /**
     * {@return the sum of the products, by four sums that are added at once; its rounding differs}
     */
    @Benchmark
    public double dotByFourSums() {
        // --8<-- [start:sums]
        double sum = 0;
        double sum1 = 0;
        double sum2 = 0;
        double sum3 = 0;
        int i = 0;
        for (; i + 3 < a.length; i += 4) {
            sum += a[i] * b[i];
            sum1 += a[i + 1] * b[i + 1];
            sum2 += a[i + 2] * b[i + 2];
            sum3 += a[i + 3] * b[i + 3];
        }
        for (; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum + sum1 + (sum2 + sum3);
        // --8<-- [end:sums]
    }

    /**
     * {@return the product of the matrix and the vector; the loop over a row begins at the start
     * that the matrix has stored for that row}
     */
    @Benchmark
    public double[] rowsFromTheirStarts() {
        for (int row = 0; row < product.length; row++) {
            double sum = 0;
            for (int at = starts[row]; at < starts[row + 1]; at++) {
                sum += values[at] * a[columns[at]];
            }
            product[row] = sum;
        }
        return product;
    }

    /**
     * {@return the product of the matrix and the vector; the loop over a row goes on at the index
     * at which the loop over the previous row ended}
     */
    @Benchmark
    public double[] rowsGoOn() {
        // --8<-- [start:rows]
        int at = 0;
        for (int row = 0; row < product.length; row++) {
            int end = starts[row + 1];
            double sum = 0;
            while (at < end) {
                sum += values[at] * a[columns[at]];
                at++;
            }
            product[row] = sum;
        }
        return product;
        // --8<-- [end:rows]
    }
}
