package panmpi.bench.strict;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.jobs.Mpi;
import panmpi.bench.jobs.Rounds;
import panmpi.bench.programs.AppJob;
import panmpi.bench.programs.AppRounds;
import panmpi.bench.programs.AppSample;
import panmpi.bench.programs.Problem;
import panmpi.bench.ranks.BufferRunner;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that compares the times of messages and of a whole program with strict checks and without
 * them.
 */
@Command(
        name = "strict",
        mixinStandardHelpOptions = true,
        description = "Compares programs with strict checks with the same without, on two ranks.")
public final class StrictBench implements Callable<Integer> {
    private static final int RANKS = 2;
    private static final int ROUNDS = 15;
    private static final double SAMPLE_NANOS = 5e7;
    private static final double WARM_UP_NANOS = 2e9;
    private static final double WARM_UP_SECONDS = 4;
    private static final int SHORT = 8;
    private static final int LONG = 64 << 10;
    private static final String PROGRAM = "cg";

    @Option(names = "--mpi", required = true, description = "NAME|MPIEXEC|LIBRARY|ABI|K=V,...")
    private String mpiLine;

    @Option(names = "--mpijava", required = true, description = "the launcher")
    private Path launcher;

    @Option(names = "--classes", required = true, description = "class path of the programs")
    private String classes;

    @Option(names = "--out", required = true, description = "folder for logs")
    private Path out;

    private Mpi mpi;

    /**
     * Runs the comparison.
     *
     * @param arguments see {@code --help}.
     */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new StrictBench()).execute(arguments));
    }

    @Override
    public Integer call() throws IOException {
        mpi = Mpi.of(mpiLine);
        Files.createDirectories(out);
        Map<Mode, Ratios> messages = messages(SHORT);
        Map<Mode, Ratios> longer = messages(LONG);
        Map<Mode, Ratios> program = program();
        System.out.printf("%s, times over those by default%n", mpi.name());
        for (Mode mode : Mode.CHECKED) {
            System.out.printf(
                    "%-24s 8 bytes %-18s 64 KiB %-18s %s %s%n",
                    mode.text(), messages.get(mode), longer.get(mode), PROGRAM, program.get(mode));
        }
        System.out.printf(
                Locale.ROOT,
                "strict: calls of 8 bytes %.2f x, of 64 KiB %.2f x, CG %.2f x"
                        + " (checks=strict over default)%n",
                messages.get(Mode.STRICT).median(),
                longer.get(Mode.STRICT).median(),
                program.get(Mode.STRICT).median());
        return 0;
    }

    /** Measures ping-pongs in jobs that take turns, and returns the ratios to the default mode. */
    private Map<Mode, Ratios> messages(int bytes) throws IOException {
        try (Contenders contenders = new Contenders(mpi, RANKS, out)) {
            for (Mode mode : Mode.values()) {
                List<String> command = command(mode, BufferRunner.class.getName());
                contenders.addProgram(mode.name(), "strict-" + mode, command);
            }
            Workload workload = new Workload("pingpong", bytes);
            Rounds rounds = new Rounds(contenders.variants(), SAMPLE_NANOS);
            rounds.warmUp(workload, WARM_UP_NANOS);
            Result result = rounds.run(workload, ROUNDS);
            return Mode.each(mode -> result.ratios(arrays(mode), arrays(Mode.DEFAULT)));
        }
    }

    private static String arrays(Mode mode) {
        return mode + " " + Contenders.OWN.getFirst();
    }

    private Map<Mode, Ratios> program() throws IOException {
        Problem problem =
                Problem.ALL.stream().filter(p -> p.app().equals(PROGRAM)).findFirst().orElseThrow();
        List<AppJob> jobs = new ArrayList<>();
        try {
            for (Mode mode : Mode.values()) {
                List<String> command = command(mode, "panmpi.bench.apps.Apps", PROGRAM);
                jobs.add(AppJob.start(mpi, RANKS, mode.name(), command, problem.size(), out));
            }
            for (AppJob job : jobs) {
                job.warmUp(WARM_UP_SECONDS);
            }
            Map<String, List<AppSample>> samples = new AppRounds(ROUNDS, 3, 20).run(jobs);
            return Mode.each(mode -> ratios(samples, mode));
        } finally {
            for (AppJob job : jobs) {
                job.close();
            }
        }
    }

    private static Ratios ratios(Map<String, List<AppSample>> samples, Mode mode) {
        return Ratios.of(nanos(samples.get(mode.name())), nanos(samples.get(Mode.DEFAULT.name())));
    }

    private static double[] nanos(List<AppSample> samples) {
        return samples.stream().mapToDouble(AppSample::nanos).toArray();
    }

    private List<String> command(Mode mode, String... main) {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(mode.options());
        command.addAll(List.of("-cp", classes));
        command.addAll(List.of(main));
        return command;
    }
}
