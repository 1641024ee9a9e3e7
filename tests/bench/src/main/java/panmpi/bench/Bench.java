package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares panmpi with C on one MPI. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Compares panmpi with C on one MPI, in rounds that are played in turn.")
public final class Bench implements Callable<Integer> {

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the games in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of the games in Java")
    private String classes;

    @Option(names = "--ranks", defaultValue = "2", description = "ranks of each job")
    private int ranks;

    @Option(names = "--rounds", defaultValue = "15", description = "rounds of each event")
    private int rounds;

    @Option(names = "--millis", defaultValue = "8", description = "length of one turn of C")
    private double millis;

    @Option(names = "--warm-up", defaultValue = "400", description = "ms each, before all rounds")
    private double warmUp;

    @Option(names = "--quick", description = "only the events of the last line")
    private boolean quick;

    @Option(names = "--only", defaultValue = "", description = "events that a regex is found in")
    private Pattern only;

    @Option(names = "--out", required = true, description = "folder for times and logs")
    private Path out;

    /** Runs the bench; exits with 1 where a contender fails. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Bench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<String> inC = List.of(mpi.mpiexec(), "-n", "" + ranks, program.toString());
        List<String> inJava = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + ranks));
        inJava.addAll(List.of(launcher.toString(), "-cp", classes, "panmpi.bench.play.Play"));
        try (Contender c = start("C", mpi, inC);
                Contender java = start("panmpi", mpi, inJava)) {
            List<Entry> entries =
                    List.of(
                            new Entry(Result.REFERENCE, c, ""),
                            new Entry("arrays", java, "arrays."),
                            new Entry("segments", java, "segments."));
            report(mpi, new Rounds(entries, rounds, millis * 1e6));
        }
        return 0;
    }

    private Contender start(String name, Mpi mpi, List<String> command) throws IOException {
        Path log = out.resolve(mpi.name() + "-" + name + ".log");
        return Contender.start(name, command, ranks, mpi.environment(), log);
    }

    private void report(Mpi mpi, Rounds all) throws IOException {
        List<Event> events =
                (quick ? Event.quick() : Event.full(ranks))
                        .stream().filter(e -> only.matcher(e.toString()).find()).toList();
        Progress progress = new Progress(2 * events.size());
        for (Event event : events) {
            progress.step("warming up, " + event);
            all.warmUp(event, warmUp * 1e6);
        }
        progress.clear();
        System.out.printf("%s, %d ranks%n", mpi.name(), ranks);
        Table table = new Table(System.out, List.of("arrays", "segments"));
        table.head();
        Csv csv = new Csv();
        List<Result> results = new ArrayList<>();
        for (Event event : events) {
            progress.step(event.toString());
            Result result = all.play(event);
            progress.clear();
            table.row(result);
            csv.add(mpi.name(), ranks, result);
            results.add(result);
        }
        String name = mpi.name() + "-" + ranks;
        csv.write(out.resolve(name + ".csv"));
        new Plots(results, mpi.name() + ", " + ranks + " ranks").write(out, name);
        if (only.pattern().isEmpty() && ranks == 2) {
            System.out.println(new Summary(results));
        }
    }
}
