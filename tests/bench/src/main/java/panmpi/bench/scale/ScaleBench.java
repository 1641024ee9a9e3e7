package panmpi.bench.scale;

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
import panmpi.bench.jobs.Mpi;
import panmpi.bench.ranks.Scaling;
import panmpi.bench.results.Result;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that measures how start-up times, memory and the times of collective calls grow with the
 * number of ranks. It starts jobs of C and of Java by turns.
 */
@Command(
        name = "scale",
        mixinStandardHelpOptions = true,
        description = "Measures how time to begin, memory and collectives grow with the ranks.")
public final class ScaleBench implements Callable<Integer> {
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

    /** Runs the jobs, and exits with 1 if a job fails. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new ScaleBench()).execute(args));
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        List<ScaleSample> samples = new ArrayList<>();
        Map<String, List<String>> variants = variants();
        System.out.printf(
                "%s on %d cores; more ranks than cores share them%n",
                mpi.name(), Runtime.getRuntime().availableProcessors());
        ScaleTable.head();
        for (int n : ranks) {
            for (int round = 0; round < rounds; round++) {
                for (var variant : variants.entrySet()) {
                    samples.add(run(mpi, variant.getKey(), n, variant.getValue()));
                }
            }
            variants.keySet().forEach(variant -> ScaleTable.row(variant, n, samples));
        }
        ScaleResults growth = new ScaleResults(mpi.name(), samples);
        growth.writeCsv(out.resolve(mpi.name() + "-scale.csv"));
        growth.writePlots(out);
        return 0;
    }

    private Map<String, List<String>> variants() {
        List<String> java = List.of(launcher.toString(), "-cp", classes, Scaling.class.getName());
        List<String> leanJava = new ArrayList<>(java);
        leanJava.addAll(1, List.of(lean.split(" ")));
        Map<String, List<String>> variants = new LinkedHashMap<>();
        variants.put(Result.REFERENCE, List.of(program.toString()));
        variants.put("panmpi", java);
        variants.put("lean", leanJava);
        return variants;
    }

    private ScaleSample run(Mpi mpi, String variant, int n, List<String> command)
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
            throw new IOException(variant + " on " + n + " ranks still runs; see " + log);
        }
        String output = Files.readString(log, StandardCharsets.UTF_8);
        String line =
                output.lines()
                        .filter(text -> text.startsWith("scale "))
                        .findFirst()
                        .orElseThrow(() -> new IOException(variant + " failed: " + output));
        return ScaleSample.of(variant, n, line);
    }
}
