package panmpi.bench.papers;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Oversubscription;
import panmpi.bench.jobs.Selection;
import panmpi.bench.programs.Problem;
import panmpi.bench.results.DocumentPart;
import panmpi.bench.results.Machine;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Command that repeats the tables of CCJ's and mpiJava's papers, on one MPI. */
@Command(
        name = "bench-papers",
        mixinStandardHelpOptions = true,
        description = "Repeats what the papers of CCJ and mpiJava measured, on one MPI.")
public final class PapersBench implements Callable<Integer> {

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the programs in C")
    private Path program;

    @Option(names = "--messages", required = true, description = "the ping-pong in C")
    private Path messages;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of those in Java")
    private String classes;

    @Option(names = "--yield", required = true, description = "libpanmpi-yield.so")
    private Path yielding;

    @Option(names = "--ranks", split = "[, ]", defaultValue = "1,2,4", description = "ranks")
    private List<Integer> ranks;

    @Option(names = "--only", defaultValue = "", description = "programs that a regex is found in")
    private Pattern only;

    @Option(names = "--quick", description = "a second each, without the sizes of the paper")
    private boolean quick;

    @Option(names = "--json", description = "print JSON")
    private boolean json;

    @Option(names = "--document", description = "a document whose part bench-papers is replaced")
    private Path document;

    @Option(names = "--out", required = true, description = "folder for results and logs")
    private Path out;

    /** Runs the bench, and exits with 1 if a program fails or the checksums of two runs differ. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new PapersBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<Problem> problems = Selection.of(Problem.OF_PAPER, only, Problem::app);
        if (problems.isEmpty()) {
            return 1;
        }
        PaperJobs styles =
                new PaperJobs(mpi, program, new Oversubscription(yielding), launcher, classes, out);
        List<PaperResult> results = new ArrayList<>();
        for (Problem problem : problems) {
            for (int n : ranks) {
                progress(problem.app() + " on " + n + " ranks");
                results.add(styles.measure(problem, n, quick));
            }
        }
        progress("ping-pong");
        List<Pingpong> pingpongs = Pingpong.measure(mpi, messages, launcher, classes, out);
        List<PaperSize> sizes = new ArrayList<>();
        for (Problem problem : quick ? List.<Problem>of() : PaperSize.PROBLEMS) {
            if (only.matcher(problem.app()).find()) {
                progress(problem.app() + " of the paper's size");
                sizes.add(PaperSize.measure(styles, problem));
            }
        }
        write(mpi, new PapersReport(mpi.name(), Machine.here(), results, sizes, pingpongs));
        return 0;
    }

    private void progress(String text) {
        if (!json) {
            System.err.println(text);
        }
    }

    private void write(Mpi mpi, PapersReport report) throws IOException {
        String text = new GsonBuilder().setPrettyPrinting().create().toJson(report.json());
        Files.writeString(out.resolve(mpi.name() + "-papers.json"), text + "\n");
        Files.write(out.resolve(mpi.name() + "-papers.md"), report.markdown());
        if (document != null) {
            new DocumentPart(document, "bench-papers").write(report.markdown());
        }
        if (json) {
            System.out.println(text);
        } else {
            report.text().forEach(System.out::println);
        }
    }
}
