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

/** Compares panmpi with C, and with other bindings, on one MPI. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Compares panmpi with C and others on one MPI, in rounds played in turn.")
public final class Bench implements Callable<Integer> {

    /** C once more, which tells how far two jobs of one program are apart. */
    static final String CONTROL = "again";

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the games in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of the games in Java")
    private String classes;

    @Option(names = "--other", description = "a contender that the script knows; several times")
    private List<String> others = List.of();

    @Option(names = "--script", description = "starts the others: run NAME MPI RANKS PORT")
    private Path script;

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
        try (Lineup lineup = new Lineup(mpi, ranks, out)) {
            lineup.addProgram(Result.REFERENCE, "C", List.of(program.toString()));
            lineup.addProgram(
                    "",
                    "panmpi",
                    List.of(launcher.toString(), "-cp", classes, "panmpi.bench.play.Play"));
            for (String other : others) {
                lineup.addOther(other, script);
            }
            List<Event> events =
                    (quick ? Event.quick() : Event.full(ranks))
                            .stream().filter(e -> only.matcher(e.toString()).find()).toList();
            List<Result> results = play(mpi, lineup, events);
            for (String other : lineup.others()) {
                if (!other.equals(CONTROL)) {
                    new Ahead(results, other).lines().forEach(System.out::println);
                }
            }
            if (only.pattern().isEmpty() && ranks == 2) {
                System.out.println(new Summary(results));
            }
        }
        return 0;
    }

    private List<Result> play(Mpi mpi, Lineup lineup, List<Event> events) throws IOException {
        Rounds all = new Rounds(lineup.entries(), millis * 1e6);
        Progress progress = new Progress(2 * events.size());
        for (Event event : events) {
            progress.step("warming up, " + event);
            all.warmUp(event, warmUp * 1e6);
        }
        progress.clear();
        System.out.printf("%s, %d ranks%n", mpi.name(), ranks);
        Table table = new Table(System.out, lineup.names());
        table.head();
        CoreDistance cores = new CoreDistance();
        List<Result> results = new ArrayList<>();
        for (Event event : events) {
            progress.step(event.toString());
            cores.measure();
            Result result = all.play(event, rounds);
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
