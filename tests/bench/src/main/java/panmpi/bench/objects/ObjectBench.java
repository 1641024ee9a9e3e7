package panmpi.bench.objects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mpi.object.Codecs;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.jobs.CoreLatency;
import panmpi.bench.jobs.HeapOptions;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Variant;
import panmpi.bench.ranks.CcjRunner;
import panmpi.bench.ranks.ObjectRunner;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Result;
import panmpi.bench.results.TimeFormat;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that compares the codecs, which serialize objects, with plain arrays in messages on some
 * MPIs, and with java.io in memory, without MPI.
 */
@Command(
        name = "bench-objects",
        mixinStandardHelpOptions = true,
        description = "Compares the codecs of objects, in rounds run in turn.")
public final class ObjectBench implements Callable<Integer> {
    private static final int HEAP_MIB = 512;

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private List<String> mpiLines;

    @Option(names = "--java", required = true, description = "plain java")
    private Path java;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--jar", required = true, description = "panmpi.jar")
    private Path jar;

    @Option(
            names = "--classes",
            required = true,
            description = "class path of benchmarks and codecs")
    private String classes;

    @Option(names = "--ranks", defaultValue = "2", description = "of each job; ${DEFAULT-VALUE}")
    private int ranks;

    @Option(names = "--rounds", description = "of each message; 15, or 7 if quick")
    private Integer rounds;

    @Option(
            names = "--millis",
            defaultValue = "8",
            description = "length of a sample of raw arrays")
    private double millis;

    @Option(names = "--warm-up", description = "ms each, before all rounds; 250, or 60 if quick")
    private Double warmUp;

    @Option(names = "--quick", description = "fewer sizes, fewer rounds")
    private boolean quick;

    @Option(names = "--out", required = true, description = "folder for times, plots and logs")
    private Path out;

    /**
     * Runs the bench, and exits with 1 if a job fails.
     *
     * @param args see {@code --help}.
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new ObjectBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        try (MemoryComparison memory = MemoryComparison.start(java, jar + ":" + classes, out)) {
            memory.warmUp(Objects.requireNonNullElse(warmUp, quick ? 800.0 : 1200.0));
            for (String line : mpiLines) {
                List<Result> arrays = runMessages(Mpi.of(line), memory);
                List<Result> kinds = showMemory(memory);
                ObjectSummary summary = new ObjectSummary(Codecs.ofJob().name(), kinds, arrays);
                System.out.println();
                System.out.println(summary.rows());
                System.out.println(summary);
            }
        }
        return 0;
    }

    private List<Result> showMemory(MemoryComparison memory) throws IOException {
        System.out.println(
                "\nObjects to memory and back, without MPI, a round before each line above");
        List<Result> results = memory.results();
        for (String kind : ObjectWorkloads.KINDS) {
            ObjectTable table =
                    new ObjectTable(
                            System.out, MemoryComparison.variants(), TimeFormat.AGAINST_JAVA_IO);
            table.head();
            results.stream()
                    .filter(r -> ObjectWorkloads.isOf(kind, r.workload()))
                    .forEach(table::row);
        }
        writeCsv(MemoryComparison.NAME, "", 1, results);
        String title = "one object, to memory and back";
        new ObjectPlots(results, title).writeBars(out.resolve(MemoryComparison.NAME));
        return results;
    }

    /**
     * Compares messages of objects on one MPI, writes the results, and returns those of the
     * messages with N*N elements.
     */
    private List<Result> runMessages(Mpi mpi, MemoryComparison memory) throws IOException {
        try (Contenders contenders = new Contenders(mpi, ranks, out)) {
            contenders.addProgram("", "objects", program(ObjectRunner.class));
            contenders.addProgram("", "ccj", program(CcjRunner.class));
            CoreLatency cores = new CoreLatency();
            ObjectComparison comparison =
                    comparison(
                            contenders.variants(),
                            () -> {
                                memory.runRound();
                                cores.measure();
                            });
            String title = mpi.name() + ", " + ranks + " ranks, ";
            System.out.println("\n" + title + "N*N elements, one way of a ping-pong");
            List<Result> arrays =
                    comparison.run(ObjectWorkloads.arrays(quick), TimeFormat.AGAINST_RAW);
            System.out.println("\n" + title + "16 K integers");
            List<Result> calls = comparison.run(ObjectWorkloads.calls(), TimeFormat.AGAINST_RAW);
            System.out.println(cores);
            write(mpi, title, arrays, calls);
            return arrays;
        }
    }

    private List<String> program(Class<?> runner) {
        return HeapOptions.touched(launcher, HEAP_MIB, List.of("-cp", classes, runner.getName()));
    }

    private void write(Mpi mpi, String title, List<Result> arrays, List<Result> calls)
            throws IOException {
        String file = mpi.name() + "-" + ranks + "-objects";
        writeCsv(file, mpi.name(), ranks, Stream.of(arrays, calls).flatMap(List::stream).toList());
        for (String type : ObjectWorkloads.ELEMENTS) {
            String what = title + "N*N " + type + "s, one way of a ping-pong";
            new ObjectPlots(arrays, what).writeCurves(type, out.resolve(file + "-" + type));
        }
        new ObjectPlots(calls, title + "16 K integers").writeBars(out.resolve(file + "-calls"));
    }

    private ObjectComparison comparison(List<Variant> variants, ObjectComparison.Before before) {
        int number = Objects.requireNonNullElse(rounds, quick ? 7 : 15);
        double warmUpMillis = Objects.requireNonNullElse(warmUp, quick ? 150.0 : 300.0);
        return new ObjectComparison(variants, number, millis * 1e6, warmUpMillis * 1e6, before);
    }

    private void writeCsv(String name, String mpi, int size, List<Result> results)
            throws IOException {
        Csv csv = new Csv();
        results.forEach(result -> csv.add(mpi, size, result));
        csv.write(out.resolve(name + ".csv"));
    }
}
