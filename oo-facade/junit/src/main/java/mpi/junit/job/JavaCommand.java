package mpi.junit.job;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mpi.MPI;

/**
 * Makes the command that starts a rank: the program that {@code -Dpanmpi.junit.java} names, or else
 * {@code mpijava} if it lies next to the jar of panmpi, or else the {@code java} of this JVM. All
 * classes of this JVM are on the class path.
 */
final class JavaCommand {

    /**
     * Options that each rank gets if this JVM has them, since the classes of a test may need them.
     */
    private static final List<String> FORWARDED =
            List.of("--add-exports", "--add-modules", "--add-opens", "--enable-preview");

    private JavaCommand() {}

    /**
     * Makes the command without main class.
     *
     * @param mpi name of the MPI, which replaces {@code {mpi}} in the options of the settings.
     * @param options options of the job, which come after those of the settings.
     */
    static List<String> of(String mpi, List<String> options) {
        List<String> command = new ArrayList<>();
        command.add(program());
        boolean isLauncher = !Path.of(command.getFirst()).endsWith("java");
        if (!isLauncher) {
            command.addAll(ours());
            command.addAll(agent(options));
        }
        if (TestSettings.forwards()) {
            command.addAll(forwarded());
        }
        // The status of assertions is tested, since Surefire enables them without the option -ea.
        if (JavaCommand.class.desiredAssertionStatus()) {
            command.add("-ea");
        }
        command.addAll(TestSettings.jvm(mpi));
        command.addAll(options);
        Set<String> path = classPath();
        if (isLauncher) {
            // mpijava itself adds the jar of its installation.
            path.remove(file(location()).toString());
        }
        command.addAll(List.of("-cp", String.join(File.pathSeparator, path)));
        return command;
    }

    /**
     * Makes the command that runs one of panmpi's programs in a JVM without MPI. The {@code words}
     * are the main class and its arguments.
     */
    static List<String> alone(String... words) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-cp"));
        command.add(String.join(File.pathSeparator, classPath()));
        command.addAll(List.of(words));
        return command;
    }

    private static List<String> forwarded() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> FORWARDED.stream().anyMatch(argument::startsWith))
                .filter(JavaCommand::isOfTheJdk)
                .toList();
    }

    /**
     * Tests whether an option of this JVM can be given to the ranks. An option that opens or
     * exports a module of the program cannot: the ranks have everything on the class path, and no
     * such module.
     */
    private static boolean isOfTheJdk(String argument) {
        String value = argument.substring(argument.indexOf('=') + 1);
        String module = value.substring(0, (value + "/").indexOf('/'));
        return !argument.contains("=")
                || !argument.startsWith("--add-opens") && !argument.startsWith("--add-exports")
                || ModuleFinder.ofSystem().find(module).isPresent();
    }

    /**
     * Returns the options that {@code mpijava} adds by itself. They give access to memory, choose a
     * collector that can pin arrays, and make the JVM compile less at the start and write a crash
     * report for 5 s at most.
     */
    private static List<String> ours() {
        return List.of(
                "--enable-native-access=ALL-UNNAMED",
                "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
                "--add-exports=java.base/jdk.internal.foreign=ALL-UNNAMED",
                "-XX:+UseG1GC",
                "-XX:Tier3InvocationThreshold=2000",
                "-XX:Tier3MinInvocationThreshold=1000",
                "-XX:Tier3CompileThreshold=10000",
                "-XX:ErrorLogTimeout=5",
                "-Dpanmpi.hints=false");
    }

    /** Returns the option for the agent of strict checks, which {@code mpijava} adds by itself. */
    private static List<String> agent(List<String> options) {
        boolean isStrict = options.stream().anyMatch(o -> o.startsWith("-Dpanmpi.checks=strict"));
        Path jar = file(location());
        return isStrict && jar.toString().endsWith(".jar")
                ? List.of("-javaagent:" + jar)
                : List.of();
    }

    private static String program() {
        if (!TestSettings.java().isEmpty()) {
            Path named = Path.of(TestSettings.java()).toAbsolutePath();
            if (!Files.isExecutable(named)) {
                throw new IllegalArgumentException(
                        "-Dpanmpi.junit.java=%s: there is no such program to run Java"
                                .formatted(TestSettings.java()));
            }
            return named.toString();
        }
        return beside().orElse(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    }

    /** Finds {@code bin/mpijava} of an installation whose {@code lib} has the jar in use. */
    private static Optional<String> beside() {
        Path folder = file(location()).getParent();
        return Stream.of(folder.resolveSibling("bin").resolve("mpijava"))
                .filter(program -> folder.endsWith("lib") && Files.isExecutable(program))
                .map(Path::toString)
                .findFirst();
    }

    private static URL location() {
        return MPI.class.getProtectionDomain().getCodeSource().getLocation();
    }

    /**
     * Returns the class path of the ranks. All classes are on it, even if this JVM has modules or a
     * class loader for tests.
     */
    private static Set<String> classPath() {
        Set<String> path = new LinkedHashSet<>();
        for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (argument.startsWith("--patch-module=")) {
                add(argument.substring(argument.lastIndexOf('=') + 1), path);
            }
        }
        add(System.getProperty("java.class.path", ""), path);
        add(System.getProperty("jdk.module.path", ""), path);
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        for (; loader != null; loader = loader.getParent()) {
            if (loader instanceof URLClassLoader some) {
                Stream.of(some.getURLs()).forEach(url -> add(file(url).toString(), path));
            }
        }
        return path;
    }

    private static Path file(URL url) {
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(url + " on the class path is no file", e);
        }
    }

    private static void add(String elements, Set<String> to) {
        for (String element : elements.split(File.pathSeparator)) {
            if (!element.isEmpty()) {
                to.add(Path.of(element).toAbsolutePath().toString());
            }
        }
    }
}
