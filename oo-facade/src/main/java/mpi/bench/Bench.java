package mpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import mpi.Comm;
import mpi.MPI;
import mpi.bench.Series.Point;
import mpi.internal.launch.Diagnosis;

/**
 * Main program of {@code mpijava --bench}: runs benchmarks on all ranks; rank 0 prints a table,
 * each line as soon as it is measured.
 */
public final class Bench {

    private static final String HELP =
            """
            mpiexec -n 2 mpijava --bench [NAME...] [--plot FILE.svg] [--largest BYTES]

            measures messages of Java's byte arrays in the ranks of your own job, as Java programs send
            them, and prints a table on rank 0. NAME is one or more of

            %s
            The default is pingpong. A time is the median of 7 batches of at least 30 ms each, after the calls
            were repeated until they got no faster; MB are 10^6 bytes. Options of java stand before --bench:
            mpijava -Dpanmpi.pin=false --bench""";

    private static final int RECEIVES = 64;

    private final Comm world = MPI.COMM_WORLD;
    private final Plan plan;
    private final List<Series> results = new ArrayList<>();

    private Bench(Plan plan) {
        this.plan = plan;
    }

    /**
     * Runs the benchmarks of the command line.
     *
     * @param args names, {@code --plot FILE}, {@code --largest BYTES} or {@code --help}.
     * @throws IOException if the plot cannot be written.
     */
    public static void main(String[] args) throws IOException {
        if (List.of(args).contains("--help")) {
            if (Diagnosis.launchedRank() == 0) {
                System.out.println(HELP.formatted(descriptions()));
            }
            return;
        }
        MPI.Init(args);
        new Bench(planned(args)).run();
        MPI.Finalize();
    }

    /**
     * Reads the arguments, which are the same on all ranks. Rank 0 reports a wrong argument, and
     * all ranks end. They end after a barrier, since the first rank that ends might end the job
     * before the message is written.
     */
    private static Plan planned(String[] args) {
        try {
            return Plan.of(args);
        } catch (IllegalArgumentException wrong) {
            if (MPI.COMM_WORLD.Rank() == 0) {
                System.err.println("mpijava: " + wrong.getMessage());
            }
            MPI.COMM_WORLD.Barrier();
            MPI.Finalize();
            System.exit(1);
            throw wrong;
        }
    }

    private static String descriptions() {
        var text = new StringBuilder();
        for (Benchmark benchmark : Benchmark.values()) {
            text.append("    %-10s %s%n".formatted(Plan.name(benchmark), benchmark.text()));
        }
        return text.toString();
    }

    private void run() throws IOException {
        say(heading());
        for (Benchmark benchmark : plan.benchmarks()) {
            if (world.Size() < benchmark.fewestRanks()) {
                say(
                        "%n# %s takes %d ranks or more, and this job has %d: mpiexec -n 2 mpijava --bench"
                                .formatted(
                                        Plan.name(benchmark),
                                        benchmark.fewestRanks(),
                                        world.Size()));
            } else {
                measure(benchmark);
            }
        }
        if (plan.plot().isPresent() && world.Rank() == 0) {
            Files.writeString(plan.plot().get(), Plot.picture(heading(), results).svg());
            say("%n# plot: %s".formatted(plan.plot().get()));
        }
    }

    private void measure(Benchmark benchmark) {
        var series = new Series(benchmark);
        results.add(series);
        var timer = new Timer(world);
        say("%n# %s: %s".formatted(Plan.name(benchmark), benchmark.text()));
        say("# %10s %14s".formatted("bytes", benchmark.unit()));
        for (int bytes : sizes(benchmark)) {
            var buffers = new Buffers(bytes, RECEIVES);
            double seconds = timer.seconds(() -> benchmark.once(world, buffers, bytes));
            double value = benchmark.value(seconds, bytes);
            series.points().add(new Point(bytes, value));
            say(row(bytes, value));
        }
    }

    /**
     * Formats a line of the table, with more digits for a value below 1, so that no bandwidth is
     * printed as 0.
     */
    private static String row(int bytes, double value) {
        return (value < 1 ? "%12d %14.6f" : "%12d %14.2f").formatted(bytes, value);
    }

    private Set<Integer> sizes(Benchmark benchmark) {
        Set<Integer> sizes = new TreeSet<>();
        sizes.add(benchmark.fewestBytes());
        for (long size = 1; size <= plan.largest() && !benchmark.isWithoutData(); size *= 2) {
            sizes.add((int) size);
        }
        return sizes;
    }

    private String heading() {
        String version = Bench.class.getPackage().getImplementationVersion();
        String library = MPI.Get_library_version().lines().findFirst().orElse("").strip();
        return "# panmpi %s, %s, %d ranks, Java %s, arrays are %s"
                .formatted(
                        version == null ? "unknown" : version,
                        library.replaceAll("\\s+", " "),
                        world.Size(),
                        System.getProperty("java.version"),
                        Diagnosis.pinning());
    }

    private void say(String line) {
        if (world.Rank() == 0) {
            System.out.println(line);
            System.out.flush();
        }
    }
}
