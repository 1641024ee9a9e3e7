package panmpi.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures how costs grow with the number of ranks, in jobs of C and of Java in turn. */
@Command(
        name = "scale",
        mixinStandardHelpOptions = true,
        description = "Measures how time to begin, memory and collectives grow with the ranks.")
public final class Scale implements Callable<Integer> {
    private static final int PATIENCE_SECONDS = 300;

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "the program in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of that in Java")
    private String classes;

    @Option(names = "--ranks", split = "[, ]", defaultValue = "2,4,8,16", description = "ranks")
    private List<Integer> ranks;

    @Option(names = "--rounds", defaultValue = "3", description = "jobs of each kind")
    private int rounds;

    @Option(names = "--lean", required = true, description = "options of a JVM that takes less")
    private String lean;

    @Option(names = "--out", required = true, description = "folder for results and logs")
    private Path out;

    /** Measures; exits with 1 where a job fails. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Scale()).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<Sample> samples = new ArrayList<>();
        Map<String, List<String>> entries = entries();
        System.out.printf(
                "%s on %d cores; more ranks than cores share them%n",
                mpi.name(), Runtime.getRuntime().availableProcessors());
        GrowthTable.head();
        for (int n : ranks) {
            for (int round = 0; round < rounds; round++) {
                for (var entry : entries.entrySet()) {
                    samples.add(run(mpi, entry.getKey(), n, entry.getValue()));
                }
            }
            entries.keySet().forEach(entry -> GrowthTable.row(entry, n, samples));
        }
        Growth growth = new Growth(mpi.name(), samples);
        growth.writeCsv(out.resolve(mpi.name() + "-scale.csv"));
        growth.writePlots(out);
        return 0;
    }

    private Map<String, List<String>> entries() {
        List<String> java =
                List.of(launcher.toString(), "-cp", classes, "panmpi.bench.play.Scaling");
        List<String> leanJava = new ArrayList<>(java);
        leanJava.addAll(1, List.of(lean.split(" ")));
        Map<String, List<String>> entries = new LinkedHashMap<>();
        entries.put(Result.REFERENCE, List.of(program.toString()));
        entries.put("panmpi", java);
        entries.put("lean", leanJava);
        return entries;
    }

    private Sample run(Mpi mpi, String entry, int n, List<String> command)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + n));
        words.addAll(command);
        words.add("" + System.currentTimeMillis());
        Path log = out.resolve(mpi.name() + "-scale.log");
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
        builder.environment().putAll(mpi.environment());
        builder.redirectInput(Path.of("/dev/null").toFile()).redirectOutput(log.toFile());
        Process job = builder.start();
        if (!job.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            job.destroy();
            throw new IOException(entry + " on " + n + " ranks still runs; see " + log);
        }
        String said = Files.readString(log, StandardCharsets.UTF_8);
        String line =
                said.lines()
                        .filter(text -> text.startsWith("scale "))
                        .findFirst()
                        .orElseThrow(() -> new IOException(entry + " failed: " + said));
        return Sample.of(entry, n, line);
    }
}
