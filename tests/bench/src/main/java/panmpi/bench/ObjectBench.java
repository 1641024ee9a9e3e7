package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import mpi.object.Codecs;
import panmpi.bench.play.SerialPlay;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the codecs with plain arrays, on some MPIs, and with java.io, without MPI. */
@Command(
        name = "bench-objects",
        mixinStandardHelpOptions = true,
        description = "Compares the codecs of objects, in rounds played in turn.")
public final class ObjectBench implements Callable<Integer> {
    private static final String PLAY = "panmpi.bench.play.";
    private static final String MEMORY = "objects-memory";
    private static final int PLAIN_RANKS = 1;

    private static final double MILLIS_ALONE = 20;

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private List<String> mpiLines;

    @Option(names = "--java", required = true, description = "plain java")
    private Path java;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--jar", required = true, description = "panmpi.jar")
    private Path jar;

    @Option(names = "--classes", required = true, description = "class path of games and codecs")
    private String classes;

    @Option(names = "--ranks", defaultValue = "2", description = "of each job; ${DEFAULT-VALUE}")
    private int ranks;

    @Option(names = "--rounds", description = "of each event; 15, or 7 if quick")
    private Integer rounds;

    @Option(names = "--millis", defaultValue = "8", description = "length of a turn of raw arrays")
    private double millis;

    @Option(names = "--warm-up", description = "ms each, before all rounds; 250, or 60 if quick")
    private Double warmUp;

    @Option(names = "--quick", description = "fewer sizes, fewer rounds")
    private boolean quick;

    @Option(names = "--out", required = true, description = "folder for times, plots and logs")
    private Path out;

    /**
     * Runs the bench; exits with 1 where a job fails.
     *
     * @param args see {@code --help}.
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new ObjectBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        List<Result> things = playThings();
        for (String line : mpiLines) {
            List<Result> arrays = playMessages(Mpi.of(line));
            System.out.println();
            System.out.println(new ObjectSummary(Codecs.ofJob().name(), things, arrays));
        }
        return 0;
    }

    private List<Result> playThings() throws IOException {
        System.out.println("Objects to memory and back, without MPI");
        List<Result> results = new ArrayList<>();
        for (String thing : ObjectEvents.THINGS) {
            results.addAll(playThing(thing));
        }
        writeCsv(MEMORY, "", PLAIN_RANKS, results);
        String title = "one object, to memory and back";
        new ObjectPlots(results, title, Look.AGAINST_JAVA_IO).writeBars(out.resolve(MEMORY), false);
        return results;
    }

    /**
     * Each way of writing plays in a JVM of its own, which knows no other objects: what a compiler
     * makes of a call depends on all that it has seen there.
     */
    private List<Result> playThing(String thing) throws IOException {
        List<Contender> jobs = new ArrayList<>();
        try {
            List<Entry> entries = new ArrayList<>();
            for (String way : ways()) {
                Contender job = startAlone(way, thing);
                jobs.add(job);
                entries.addAll(Entry.of("", job));
            }
            List<Event> events = List.of(ObjectEvents.write(thing), ObjectEvents.read(thing));
            return matchAlone(entries).play(events, Look.AGAINST_JAVA_IO);
        } finally {
            for (Contender job : jobs) {
                job.close();
            }
        }
    }

    private static List<String> ways() {
        return Stream.concat(Stream.of(SerialPlay.JAVA_IO), Codecs.names().stream()).toList();
    }

    private Contender startAlone(String way, String thing) throws IOException {
        String path = jar + ":" + classes;
        List<String> command =
                List.of(java.toString(), "-cp", path, PLAY + "SerialPlay", way, thing);
        Path log = out.resolve(MEMORY + "-" + way + ".log");
        return Contender.start(way, command, PLAIN_RANKS, Map.of(), log);
    }

    /** {@return what the arrays took} */
    private List<Result> playMessages(Mpi mpi) throws IOException {
        try (Lineup lineup = new Lineup(mpi, ranks, out)) {
            lineup.addProgram("", "objects", program("ObjectPlay"));
            lineup.addProgram("", "ccj", program("CcjPlay"));
            CoreDistance cores = new CoreDistance();
            ObjectMatch match = match(lineup.entries(), cores);
            String title = mpi.name() + ", " + ranks + " ranks, ";
            System.out.println("\n" + title + "N*N elements, one way of a ping-pong");
            List<Result> arrays = match.play(ObjectEvents.arrays(quick), Look.AGAINST_RAW);
            System.out.println("\n" + title + "16 K integers");
            List<Result> calls = match.play(ObjectEvents.calls(), Look.AGAINST_RAW);
            System.out.println(cores);
            write(mpi, title, arrays, calls);
            return arrays;
        }
    }

    /** With a heap that is memory before it counts. */
    private List<String> program(String name) {
        return List.of(
                launcher.toString(),
                "-Xms512m",
                "-Xmx512m",
                "-XX:+AlwaysPreTouch",
                "-cp",
                classes,
                PLAY + name);
    }

    private void write(Mpi mpi, String title, List<Result> arrays, List<Result> calls)
            throws IOException {
        String file = mpi.name() + "-" + ranks + "-objects";
        writeCsv(file, mpi.name(), ranks, Stream.of(arrays, calls).flatMap(List::stream).toList());
        for (String type : ObjectEvents.ELEMENTS) {
            String what = title + "N*N " + type + "s, one way of a ping-pong";
            new ObjectPlots(arrays, what, Look.AGAINST_RAW)
                    .writeCurves(type, out.resolve(file + "-" + type));
        }
        new ObjectPlots(calls, title + "16 K integers", Look.AGAINST_RAW)
                .writeBars(out.resolve(file + "-calls"), true);
    }

    private ObjectMatch match(List<Entry> entries, CoreDistance cores) {
        int number = Objects.requireNonNullElse(rounds, quick ? 7 : 15);
        double warmUpMillis = Objects.requireNonNullElse(warmUp, quick ? 150.0 : 300.0);
        return new ObjectMatch(entries, number, millis * 1e6, warmUpMillis * 1e6, cores::measure);
    }

    /** A JVM that plays alone has nothing else to warm it up, and the caches to fill each turn. */
    private ObjectMatch matchAlone(List<Entry> entries) {
        int number = Objects.requireNonNullElse(rounds, quick ? 20 : 40);
        double warmUpMillis = Objects.requireNonNullElse(warmUp, quick ? 800.0 : 1200.0);
        return new ObjectMatch(entries, number, MILLIS_ALONE * 1e6, warmUpMillis * 1e6, () -> {});
    }

    private void writeCsv(String name, String mpi, int size, List<Result> results)
            throws IOException {
        Csv csv = new Csv();
        results.forEach(result -> csv.add(mpi, size, result));
        csv.write(out.resolve(name + ".csv"));
    }
}
