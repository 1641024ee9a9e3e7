package panmpi.bench.scale;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.results.Ratios;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that compares the durations of three jobs whose ranks print hello: a Java program started
 * by mpijava, the same program started by plain java, and a program in C.
 */
@Command(
        name = "startup",
        mixinStandardHelpOptions = true,
        description = "Compares how long hello takes on one MPI, in jobs that run in turn.")
public final class Startup implements Callable<Integer> {

    private static final int FIRST = 2;

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--c", required = true, description = "hello in C")
    private Path program;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--java", required = true, description = "plain java")
    private Path java;

    @Option(names = "--jar", required = true, description = "panmpi.jar")
    private Path jar;

    @Option(names = "--classes", required = true, description = "class path of Hello")
    private String classes;

    @Option(names = "--ranks", defaultValue = "2,8", split = ",", description = "${DEFAULT-VALUE}")
    private List<Integer> ranks;

    @Option(names = "--rounds", defaultValue = "9", description = "jobs of each; ${DEFAULT-VALUE}")
    private int rounds;

    @Option(names = "--out", required = true, description = "folder for times and logs")
    private Path out;

    private final List<String> lines = new ArrayList<>(List.of("mpi,ranks,variant,round,seconds"));

    /**
     * Runs the comparison.
     *
     * @param arguments see {@code --help}.
     */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Startup()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Mpi mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        System.out.println(mpi.name() + ", Hello, seconds");
        System.out.printf(
                "%6s %10s %10s %10s %16s%n", "ranks", "mpijava", "java", "C", "mpijava/java");
        String summary = "";
        for (int count : ranks) {
            Map<String, double[]> times = run(mpi, count);
            double ours = Ratios.median(times.get("mpijava"));
            double plain = Ratios.median(times.get("java"));
            double c = Ratios.median(times.get("C"));
            Ratios ratios = Ratios.of(times.get("mpijava"), times.get("java"));
            print("%6d %10.3f %10.3f %10.3f %16s%n", count, ours, plain, c, ratios);
            if (count == FIRST) {
                String line = "startup: %d ranks %.3f s (java %.3f s, C %.3f s)%n";
                summary = String.format(Locale.ROOT, line, count, ours, plain, c);
            }
        }
        Files.write(out.resolve("startup-" + mpi.name() + ".csv"), lines);
        System.out.print(summary);
        return 0;
    }

    private static void print(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }

    /**
     * Runs all commands by turns, so that other load of the machine affects them alike, and returns
     * the seconds of each run for each command.
     */
    private Map<String, double[]> run(Mpi mpi, int count) throws Exception {
        Map<String, double[]> times = new LinkedHashMap<>();
        Map<String, List<String>> commands = commands();
        commands.keySet().forEach(variant -> times.put(variant, new double[rounds]));
        // The round before the first one reads all files into the page cache.
        for (int round = -1; round < rounds; round++) {
            for (Map.Entry<String, List<String>> variant : commands.entrySet()) {
                double seconds = run(mpi, count, variant.getValue());
                if (round >= 0) {
                    times.get(variant.getKey())[round] = seconds;
                    lines.add(line(mpi.name(), count, variant.getKey(), round, seconds));
                }
            }
        }
        return times;
    }

    private static String line(String mpi, int count, String variant, int round, double seconds) {
        return String.format(Locale.ROOT, "%s,%d,%s,%d,%.4f", mpi, count, variant, round, seconds);
    }

    private Map<String, List<String>> commands() {
        Map<String, List<String>> commands = new LinkedHashMap<>();
        commands.put("C", List.of(program.toString()));
        String path = jar + ":" + classes;
        String access = "--enable-native-access=ALL-UNNAMED";
        commands.put("java", List.of(java.toString(), "-cp", path, access, "Hello"));
        commands.put("mpijava", List.of(launcher.toString(), "-cp", classes, "Hello"));
        return commands;
    }

    /**
     * Starts {@code count} ranks of a program, checks that each printed its line, and returns the
     * seconds from the start of mpiexec to its end.
     */
    private double run(Mpi mpi, int count, List<String> program) throws Exception {
        List<String> words = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "" + count));
        words.addAll(program);
        Path log = out.resolve("startup.log");
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
        builder.environment().putAll(mpi.environment());
        builder.redirectInput(Path.of("/dev/null").toFile()).redirectOutput(log.toFile());
        long begin = System.nanoTime();
        int code = builder.start().waitFor();
        double seconds = (System.nanoTime() - begin) / 1e9;
        long greetings = Files.readString(log).lines().filter(s -> s.startsWith("rank ")).count();
        if (code != 0 || greetings != count) {
            throw new IllegalStateException(String.join(" ", words) + " failed; see " + log);
        }
        return seconds;
    }
}
