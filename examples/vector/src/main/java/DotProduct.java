import java.util.Locale;
import java.util.function.ToDoubleBiFunction;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Compares three ways to compute a dot product, since the JVM's compiler does not reorder its sum.
 * Additions of floating-point numbers are not associative, so neither the JVM nor {@code gcc -O2}
 * changes their order: each waits for the one before, about four cycles. Two rewrites allow another
 * order: four separate sums, and the Vector API, whose lanes are separate sums.
 *
 * <p>Every rank has a part of both vectors, computes its part of the product in three ways, and
 * {@code allReduce} adds the parts. The Vector API is an incubator module of the JDK: programs name
 * it by {@code --add-modules}.
 */
public class DotProduct {
    private static final VectorSpecies<Double> LANES = DoubleVector.SPECIES_PREFERRED;
    private static final int LENGTH = 4096;
    private static final int ROUNDS = 20;
    private static final int REPEATS = 2000;

    private final double[] a = new double[LENGTH];
    private final double[] b = new double[LENGTH];

    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava --add-modules=jdk.incubator.vector
     * DotProduct}.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        DotProduct product = new DotProduct(MPI.COMM_WORLD.getRank());
        double plain = product.report("one sum", DotProduct::plain, 0);
        product.report("four sums", DotProduct::fourSums, plain);
        product.report("lanes", DotProduct::lanes, plain);
        MPI.Finalize();
    }

    private DotProduct(int rank) {
        for (int i = 0; i < LENGTH; i++) {
            a[i] = rank * LENGTH + i;
            b[i] = 1.0 / (1 + i);
        }
    }

    static double plain(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /**
     * Returns the product, computed by four separate sums. The length must be a multiple of four,
     * which keeps the code short.
     */
    static double fourSums(double[] a, double[] b) {
        double sum0 = 0;
        double sum1 = 0;
        double sum2 = 0;
        double sum3 = 0;
        for (int i = 0; i < a.length; i += 4) {
            sum0 += a[i] * b[i];
            sum1 += a[i + 1] * b[i + 1];
            sum2 += a[i + 2] * b[i + 2];
            sum3 += a[i + 3] * b[i + 3];
        }
        return (sum0 + sum1) + (sum2 + sum3);
    }

    static double lanes(double[] a, double[] b) {
        DoubleVector sum = DoubleVector.zero(LANES);
        for (int i = 0; i < a.length; i += LANES.length()) {
            DoubleVector left = DoubleVector.fromArray(LANES, a, i);
            sum = sum.add(left.mul(DoubleVector.fromArray(LANES, b, i)));
        }
        return sum.reduceLanes(VectorOperators.ADD);
    }

    /**
     * Measures one way to compute this rank's part of the product, and returns the product over all
     * ranks. Rank 0 prints the time, and whether the product agrees with {@code other}, unless that
     * is 0.
     */
    private double report(String way, ToDoubleBiFunction<double[], double[]> part, double other) {
        Intracomm world = MPI.COMM_WORLD;
        double[] sum = new double[1];
        double best = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            double begin = MPI.wtime();
            for (int i = 0; i < REPEATS; i++) {
                sum[0] = part.applyAsDouble(a, b);
            }
            best = Math.min(best, (MPI.wtime() - begin) / REPEATS);
        }
        world.allReduce(sum, 1, MPI.DOUBLE, MPI.SUM);
        boolean isEqual = other == 0 || Math.abs(sum[0] - other) < 1e-9 * other;
        if (world.getRank() == 0) {
            String format = "%-9s %.6e, agrees: %b, %.2f microseconds%n";
            System.out.printf(Locale.ROOT, format, way, sum[0], isEqual, 1e6 * best);
        }
        return sum[0];
    }
}
