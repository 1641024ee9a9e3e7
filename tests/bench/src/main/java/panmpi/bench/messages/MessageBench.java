package panmpi.bench.messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.jobs.CoreLatency;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Progress;
import panmpi.bench.jobs.Rounds;
import panmpi.bench.jobs.Selection;
import panmpi.bench.ranks.BufferRunner;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Machine;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Command that compares the messages of panmpi with C and with other bindings, on one MPI. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Compares panmpi with C and others on one MPI, in rounds run in turn.")
public final class MessageBench implements Callable<Integer> {

    /**
     * Name of a second job of C. The difference of its times from those of the first job is the
     * error of the measurement.
     */
    static final String CONTROL = "again";

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the benchmarks in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(
            names = "--classes",
            required = true,
            description = "class path of the benchmarks in Java")
    private String classes;

    @Option(names = "--other", description = "a contender of the script; may be repeated")
    private List<String> others = List.of();

    @Option(names = "--script", description = "starts the others: run NAME MPI RANKS PORT")
    private Path script;

    @Option(names = "--ranks", defaultValue = "2", description = "ranks of each job")
    private int ranks;

    @Option(names = "--rounds", defaultValue = "15", description = "rounds of each workload")
    private int rounds;

    @Option(names = "--millis", defaultValue = "8", description = "length of one sample of C")
    private double millis;

    @Option(names = "--warm-up", defaultValue = "400", description = "ms each, before all rounds")
    private double warmUp;

    @Option(names = "--quick", description = "only the workloads of the last line")
    private boolean quick;

    @Option(names = "--only", defaultValue = "", description = "workloads that a regex is found in")
    private Pattern only;

    @Option(names = "--out", required = true, description = "folder for times and logs")
    private Path out;

    /** Runs the bench, and exits with 1 if a contender fails. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new MessageBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<Workload> all = quick ? Workload.quick() : Workload.full(ranks);
        List<Workload> workloads = Selection.of(all, only, Workload::toString);
        if (workloads.isEmpty()) {
            return 1;
        }
        try (Contenders contenders = new Contenders(mpi, ranks, out)) {
            contenders.addProgram(Result.REFERENCE, "C", List.of(program.toString()));
            contenders.addProgram(
                    "",
                    "panmpi",
                    List.of(launcher.toString(), "-cp", classes, BufferRunner.class.getName()));
            for (String other : others) {
                contenders.addOther(other, script);
            }
            List<Result> results = run(mpi, contenders, workloads);
            for (String other : contenders.others()) {
                if (!other.equals(CONTROL)) {
                    new Comparison(results, other).lines().forEach(System.out::println);
                }
            }
            if (only.pattern().isEmpty() && ranks == 2) {
                Summary summary = new Summary(results);
                System.out.println(summary.windows());
                System.out.println(summary);
            }
        }
        return 0;
    }

    private List<Result> run(Mpi mpi, Contenders contenders, List<Workload> workloads)
            throws IOException {
        Rounds all = new Rounds(contenders.variants(), millis * 1e6);
        Progress progress = new Progress(2 * workloads.size());
        for (Workload workload : workloads) {
            progress.step("warming up, " + workload);
            all.warmUp(workload, warmUp * 1e6);
        }
        progress.clear();
        System.out.printf("%s, %d ranks%n", mpi.name(), ranks);
        ResultTable table = new ResultTable(System.out, contenders.names());
        table.head();
        CoreLatency cores = new CoreLatency();
        List<Result> results = new ArrayList<>();
        for (Workload workload : workloads) {
            progress.step(workload.toString());
            cores.measure();
            Result result = all.run(workload, rounds);
            progress.clear();
            table.row(result);
            results.add(result);
        }
        System.out.println(cores);
        write(mpi, results);
        return results;
    }

    private void write(Mpi mpi, List<Result> results) throws IOException {
        String name = mpi.name() + "-" + ranks;
        Csv csv = new Csv();
        results.forEach(result -> csv.add(mpi.name(), ranks, result));
        csv.write(out.resolve(name + ".csv"));
        new Plots(results, mpi.name() + ", " + ranks + " ranks, " + Machine.here())
                .write(out, name);
    }
}
