package panmpi.bench.programs;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Oversubscription;
import panmpi.bench.jobs.Selection;
import panmpi.bench.results.DocumentPart;
import panmpi.bench.results.Machine;
import panmpi.bench.results.Result;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Command that compares whole programs in Java with the same algorithms in C, on one MPI. */
@Command(
        name = "bench-apps",
        mixinStandardHelpOptions = true,
        description = "Compares whole programs with C on one MPI, in runs that take turns.")
public final class AppsBench implements Callable<Integer> {
    private static final int LEAST = 3;

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the programs in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of those in Java")
    private String classes;

    @Option(names = "--yield", required = true, description = "libpanmpi-yield.so")
    private Path yielding;

    @Option(names = "--ranks", split = "[, ]", description = "ranks; 2,4, and 2 with --quick")
    private List<Integer> ranks;

    @Option(names = "--only", defaultValue = "", description = "programs that a regex is found in")
    private Pattern only;

    @Option(names = "--quick", description = "a second each")
    private boolean quick;

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Option(names = "--document", description = "a document whose part bench-apps is replaced")
    private Path document;

    @Option(names = "--out", required = true, description = "folder for results and logs")
    private Path out;

    /** Runs the bench, and exits with 1 if a program fails or the checksums of two runs differ. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new AppsBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<Problem> problems = Selection.of(Problem.ALL, only, Problem::app);
        if (problems.isEmpty()) {
            return 1;
        }
        Machine machine = Machine.here();
        List<AppResult> results = new ArrayList<>();
        for (int n : ranks == null ? quick ? List.of(2) : List.of(2, 4) : ranks) {
            for (Problem problem : problems) {
                progress(problem.app() + " on " + n + " ranks");
                results.add(measure(mpi, problem, n));
            }
        }
        write(mpi, machine, results);
        return 0;
    }

    private void progress(String text) {
        if (!json) {
            System.err.println(text);
        }
    }

    /**
     * Measures a program in jobs that run nothing else. If the JVMs had run other programs before,
     * they would already have compiled the code that both programs use, and the measured warm-up
     * would be too short.
     */
    private AppResult measure(Mpi mpi, Problem problem, int n) throws IOException {
        List<String> java =
                List.of(
                        launcher.toString(),
                        "-cp",
                        classes,
                        "panmpi.bench.apps.Apps",
                        problem.app());
        List<String> c =
                new Oversubscription(yielding)
                        .command(n, List.of(program.toString(), problem.app()));
        AppRounds rounds = quick ? new AppRounds(LEAST, LEAST, 1) : new AppRounds(21, LEAST, 8);
        try (AppJob reference = AppJob.start(mpi, n, Result.REFERENCE, c, problem.size(), out);
                AppJob own = AppJob.start(mpi, n, "Java", java, problem.size(), out)) {
            reference.run();
            WarmUp warmUp = own.warmUp(quick ? 1.5 : 4);
            Map<String, List<AppSample>> samples = rounds.run(List.of(reference, own));
            List<AppSample> times = samples.get(own.style());
            return new AppResult(problem, n, times, samples.get(reference.style()), warmUp);
        }
    }

    private void write(Mpi mpi, Machine machine, List<AppResult> results) throws IOException {
        AppsReport report = new AppsReport(mpi.name(), machine, results);
        String text = new GsonBuilder().setPrettyPrinting().create().toJson(report.json());
        Files.writeString(out.resolve(mpi.name() + "-apps.json"), text + "\n");
        Files.write(out.resolve(mpi.name() + "-apps.md"), report.markdown());
        if (document != null) {
            new DocumentPart(document, "bench-apps").write(report.markdown());
        }
        if (json) {
            System.out.println(text);
        } else {
            report.text().forEach(System.out::println);
        }
    }
}
