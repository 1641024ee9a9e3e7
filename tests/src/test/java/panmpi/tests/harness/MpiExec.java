package panmpi.tests.harness;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mpi.object.fory.ForyCodec;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Assertions;
import org.junit.platform.commons.util.ReflectionUtils;
import org.opentest4j.AssertionFailedError;

/**
 * One job: {@code mpiexec -n N mpijava -cp ... Program args}, the way a user starts one.
 *
 * @param mpi MPI whose {@code mpiexec} starts the job.
 * @param ranks number of ranks.
 * @param classPath class path of the program besides panmpi, which the launcher adds; empty for the
 *     folder where the job starts.
 * @param options options for Java.
 * @param folder working folder of the job.
 */
public record MpiExec(
        InstalledMpi mpi, int ranks, List<Path> classPath, List<String> options, Path folder) {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);

    /**
     * Number of this JVM among those that run tests at the same time; it makes names of logs
     * unique.
     */
    private static final String JVM = System.getProperty("surefire.forkNumber", "1");

    /**
     * Variables that let a test machine run more ranks than cores, run them as root, and not bind
     * them to cores.
     */
    private static final Map<String, String> FOR_TESTS =
            Map.of(
                    "OMPI_ALLOW_RUN_AS_ROOT", "1",
                    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1",
                    "OMPI_MCA_rmaps_base_oversubscribe", "1",
                    "OMPI_MCA_hwloc_base_binding_policy", "none",
                    "PRTE_ALLOW_RUN_AS_ROOT", "1",
                    "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM", "1",
                    "PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe",
                    "PRTE_MCA_hwloc_default_binding_policy", "none",
                    "I_MPI_PIN", "off");

    /** Makes a job in the folder where the tests run. */
    public MpiExec(InstalledMpi mpi, int ranks, List<Path> classPath, List<String> options) {
        this(mpi, ranks, classPath, options, Path.of("").toAbsolutePath());
    }

    /** Makes a job without options. */
    public MpiExec(InstalledMpi mpi, int ranks, List<Path> classPath) {
        this(mpi, ranks, classPath, List.of());
    }

    /**
     * {@return a job of the tests' own classes, which need JUnit's assertions on each rank, with
     * every codec on the class path} The functions of MPI that the job calls are recorded for
     * {@code make coverage}.
     */
    public static MpiExec ofTests(InstalledMpi mpi, int ranks) {
        var needed =
                Stream.of(
                        MpiExec.class,
                        ForyCodec.class,
                        Fory.class,
                        Assertions.class,
                        AssertionFailedError.class,
                        ReflectionUtils.class);
        var job = new MpiExec(mpi, ranks, needed.map(MpiExec::origin).toList());
        return job.recordedIn(Setup.root().resolve("build/calls").resolve(mpi.name()));
    }

    /** {@return a copy of the job, with a record of its calls in a folder} */
    public MpiExec recordedIn(Path folder) {
        return new MpiExec(mpi, ranks, classPath, List.of("-Dpanmpi.calls=" + folder), this.folder);
    }

    /** {@return a copy of the job, with more options for Java} */
    public MpiExec with(String... more) {
        var all = Stream.concat(options.stream(), Stream.of(more)).toList();
        return new MpiExec(mpi, ranks, classPath, all, folder);
    }

    /** {@return a copy of the job that runs in another folder} */
    public MpiExec in(Path other) {
        return new MpiExec(mpi, ranks, classPath, options, other);
    }

    /** Runs the job to its end, or kills it after a minute. */
    public Job run(String program, String... args) {
        var log = log(program, args);
        return Processes.run(command(program, args), folder, environment(), TIMEOUT, log);
    }

    /** Runs the job with plain {@code java} in place of the launcher {@code mpijava}. */
    public Job runByJava(String program, String... args) {
        var command = new ArrayList<>(command(program, args));
        int launcher = command.indexOf(Setup.launcher().toString());
        command.set(launcher, Path.of(System.getProperty("java.home"), "bin/java").toString());
        command.add(launcher + 1, "--enable-native-access=ALL-UNNAMED");
        int classes = command.indexOf("-cp") + 1;
        command.set(classes, Setup.jar() + File.pathSeparator + command.get(classes));
        var log = log(program + "-java", args);
        return Processes.run(command, folder, environment(), TIMEOUT, log);
    }

    /** Runs a program that is not in Java as a job of this MPI and number of ranks. */
    public Job runProgram(Path program, String... args) {
        var command = new ArrayList<>(List.of(mpi.mpiexec().split(" ")));
        command.addAll(List.of("-n", Integer.toString(ranks), program.toString()));
        command.addAll(List.of(args));
        return Processes.run(
                command, environment(), TIMEOUT, log(program.getFileName() + "", args));
    }

    private List<String> command(String program, String... args) {
        var command = new ArrayList<>(List.of(mpi.mpiexec().split(" ")));
        command.addAll(List.of("-n", Integer.toString(ranks)));
        command.add(Setup.launcher().toString());
        command.addAll(options);
        if (Crowd.isOf(ranks)) {
            // The optimising compilers of all ranks would take processor time from the ranks
            // themselves.
            command.add("-XX:TieredStopAtLevel=1");
        }
        if (!classPath.isEmpty()) {
            command.addAll(List.of("-cp", joined()));
        }
        command.add(program);
        command.addAll(List.of(args));
        return command;
    }

    private Map<String, String> environment() {
        var environment = new LinkedHashMap<>(FOR_TESTS);
        environment.put(SessionFolder.VARIABLE, SessionFolder.path());
        environment.putAll(mpi.environment());
        return Crowd.isOf(ranks) ? Crowd.yielding(environment) : environment;
    }

    private String joined() {
        return classPath.stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private Path log(String program, String... args) {
        var words = Stream.concat(Stream.of(mpi.name(), program), Stream.of(args).limit(1));
        var name = words.map(MpiExec::simple).collect(Collectors.joining("-")) + "-" + ranks;
        var unique = JVM.equals("1") ? name : name + "-in-" + JVM;
        return Setup.report("jobs/" + unique.replaceAll("[^\\w.-]", "_") + ".log");
    }

    /** Returns the name of a class without its package. */
    private static String simple(String name) {
        return name.replaceFirst("^panmpi[.].*[.]", "");
    }

    private static Path origin(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
