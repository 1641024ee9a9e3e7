package panmpi.bench.ranks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import mpi.Intracomm;
import mpi.MPI;
import mpi.bench.Timer;

/**
 * Program for the ranks of {@code make scale}. It measures costs that depend on the number of
 * ranks: the time of Init, the memory, and the times of Barrier and Allreduce. Rank 0 prints the
 * mean or the maximum over all ranks.
 */
public final class Scaling {
    private static final double MICROS = 1e6;
    private static final int KINDS_OF_MEMORY = 3;

    private Scaling() {}

    /**
     * Runs on each rank.
     *
     * @param args time at which the job was started, in milliseconds of the system's clock.
     * @throws IOException if the memory of this process cannot be read from {@code /proc}.
     */
    public static void main(String[] args) throws IOException {
        long begin = System.nanoTime();
        MPI.Init(args);
        double init = (System.nanoTime() - begin) / 1e6;
        double ready = System.currentTimeMillis() - Double.parseDouble(args[0]);
        Intracomm world = MPI.COMM_WORLD;
        long[] in = {world.Rank()};
        long[] out = new long[1];
        Timer timer = new Timer(world);
        double barrier = MICROS * timer.seconds(world::Barrier);
        double allreduce =
                MICROS * timer.seconds(() -> world.Allreduce(in, 0, out, 0, 1, MPI.LONG, MPI.SUM));
        double[] worst = all(MPI.MAX, init, ready);
        double[] sum = all(MPI.SUM, memory());
        if (world.Rank() == 0) {
            System.out.printf(Locale.ROOT, "scale %.2f %.1f", worst[0], worst[1]);
            Arrays.stream(sum).forEach(kb -> System.out.printf(" %.0f", kb / world.Size()));
            System.out.printf(Locale.ROOT, " %.3f %.3f%n", barrier, allreduce);
        }
        MPI.Finalize();
    }

    private static double[] all(mpi.Op op, double... mine) {
        double[] all = new double[mine.length];
        MPI.COMM_WORLD.Allreduce(mine, 0, all, 0, mine.length, MPI.DOUBLE, op);
        return all;
    }

    /**
     * Returns three sizes in kilobytes: the resident memory of this rank (RSS), the proportional
     * memory (PSS), in which each page is divided by the number of processes that share it, and the
     * memory that no other process shares.
     */
    private static double[] memory() throws IOException {
        double[] kilobytes = new double[KINDS_OF_MEMORY];
        for (String line : Files.readAllLines(Path.of("/proc/self/smaps_rollup"))) {
            int kind =
                    switch (line.replaceFirst(":.*", "")) {
                        case "Rss" -> 0;
                        case "Pss" -> 1;
                        case "Private_Clean", "Private_Dirty" -> 2;
                        default -> -1;
                    };
            if (kind >= 0) {
                kilobytes[kind] += Double.parseDouble(line.replaceAll("\\D", ""));
            }
        }
        return kilobytes;
    }
}
