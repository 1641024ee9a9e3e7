import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Transforms a matrix by FFTW-MPI. Its rows are spread over the ranks, in memory that Java
 * allocated. Rank 0 compares the result with that of the serial library, and the backward transform
 * must give the input again.
 */
public class FftwTransform {
    private static final long ROWS = 30;
    private static final long COLUMNS = 24;
    private static final int FORWARD = -1;
    private static final int BACKWARD = 1;
    private static final int ESTIMATE = 1 << 6;

    private FftwTransform() {}

    /**
     * Runs on any number of ranks: {@code mpiexec -n 3 mpijava FftwTransform}.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        CLibrary fftw = CLibrary.open("libfftw3_mpi.so.3");
        fftw.run("fftw_mpi_init");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment has = arena.allocate(JAVA_LONG, 2);
            long room =
                    fftw.callLong(
                            "fftw_mpi_local_size_2d", ROWS, COLUMNS, world, has, has.asSlice(8));
            int numbers = 2 * (int) (has.get(JAVA_LONG, 0) * COLUMNS);
            long first = 2 * has.get(JAVA_LONG, 8) * COLUMNS;
            // FFTW uses vector instructions only on memory that is aligned for them.
            MemorySegment part = arena.allocate(2 * room * Double.BYTES, 64);
            fill(part, numbers, first);
            transform(fftw, world, part, FORWARD);
            double serial = difference(world, part, numbers);
            transform(fftw, world, part, BACKWARD);
            double back = distance(part, numbers, first);
            double[] worst = {back};
            world.allReduce(MPI.IN_PLACE, worst, 1, MPI.DOUBLE, MPI.MAX);
            if (world.getRank() == 0) {
                System.out.println("as the serial transform: " + (serial < 1e-9));
                System.out.println("backwards as before: " + (worst[0] < 1e-12));
            }
        }
        MPI.Finalize();
    }

    private static void transform(CLibrary fftw, Intracomm world, MemorySegment part, int sign) {
        MemorySegment plan =
                fftw.callAddress(
                        "fftw_mpi_plan_dft_2d", ROWS, COLUMNS, part, part, world, sign, ESTIMATE);
        fftw.run("fftw_mpi_execute_dft", plan, part, part);
        CLibrary.open("libfftw3.so.3").run("fftw_destroy_plan", plan);
    }

    /**
     * Gathers the transformed matrix on rank 0, and compares it with a transform of the same input
     * by the serial library. Returns the largest difference on rank 0, and 0 on other ranks.
     */
    private static double difference(Intracomm world, MemorySegment part, int numbers) {
        int[] counts = new int[world.getSize()];
        world.gather(new int[] {numbers}, 1, MPI.INT, counts, 1, MPI.INT, 0);
        int[] begins = new int[counts.length];
        for (int i = 1; i < begins.length; i++) {
            begins[i] = begins[i - 1] + counts[i - 1];
        }
        int all = 2 * (int) (ROWS * COLUMNS);
        double[] gathered = new double[all];
        double[] own = part.asSlice(0, 8L * numbers).toArray(JAVA_DOUBLE);
        world.gatherv(own, numbers, MPI.DOUBLE, gathered, counts, begins, MPI.DOUBLE, 0);
        return world.getRank() == 0 ? worst(gathered, serial(all)) : 0;
    }

    private static double[] serial(int numbers) {
        CLibrary fftw = CLibrary.open("libfftw3.so.3");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment whole = arena.allocate(8L * numbers, 64);
            fill(whole, numbers, 0);
            int rows = (int) ROWS;
            int columns = (int) COLUMNS;
            MemorySegment plan =
                    fftw.callAddress(
                            "fftw_plan_dft_2d", rows, columns, whole, whole, FORWARD, ESTIMATE);
            fftw.run("fftw_execute", plan);
            fftw.run("fftw_destroy_plan", plan);
            return whole.toArray(JAVA_DOUBLE);
        }
    }

    private static void fill(MemorySegment part, int numbers, long first) {
        for (int i = 0; i < numbers; i++) {
            part.setAtIndex(JAVA_DOUBLE, i, number(first + i));
        }
    }

    /**
     * Returns the largest difference between the input and this rank's part after the backward
     * transform. FFTW does not normalize: its result is the input times the size of the matrix.
     */
    private static double distance(MemorySegment part, int numbers, long first) {
        double worst = 0;
        for (int i = 0; i < numbers; i++) {
            double value = part.getAtIndex(JAVA_DOUBLE, i) / (ROWS * COLUMNS);
            worst = Math.max(worst, Math.abs(value - number(first + i)));
        }
        return worst;
    }

    private static double worst(double[] a, double[] b) {
        double worst = 0;
        for (int i = 0; i < a.length; i++) {
            worst = Math.max(worst, Math.abs(a[i] - b[i]));
        }
        return worst;
    }

    private static double number(long index) {
        return Math.sin(index) + index % 7;
    }
}
