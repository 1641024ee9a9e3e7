package mpi.internal.start;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the command of a rank: {@code mpijava} if it started this JVM, else {@code java} with the
 * options and the class path of this JVM.
 */
public final class RankCommand {

    /**
     * Prefixes of the options of this JVM that are not passed on to the ranks: options that are for
     * this process only, and options that collide if several ranks have them, such as the port of a
     * debugger.
     */
    private static final List<String> OWN =
            List.of(
                    "-agentlib:jdwp",
                    "-Xrunjdwp",
                    "-Djava.class.path=",
                    "-Dpanmpi.debug",
                    "-Dpanmpi.launch.");

    private static final String NATIVE_ACCESS = "--enable-native-access=";
    private static final String MODULE = "io.panmpi";

    /**
     * Options that let the JVM compile methods later, since the ranks compete for the cores while
     * they start.
     */
    private static final List<String> COMPILER =
            List.of(
                    "-XX:Tier3InvocationThreshold=2000",
                    "-XX:Tier3MinInvocationThreshold=1000",
                    "-XX:Tier3CompileThreshold=10000");

    private final List<String> program;

    /**
     * Creates the command for a program, which consists of JVM options, the main class, and
     * arguments.
     */
    public RankCommand(List<String> program) {
        this.program = program;
    }

    /** Returns the path of {@code mpijava}; empty if plain {@code java} started this JVM. */
    static String mpijava() {
        return System.getProperty("panmpi.launch.mpijava", "");
    }

    /**
     * Returns the words of the command; {@code first} are JVM options, which are put before the
     * others.
     */
    public List<String> words(List<String> first) {
        List<String> words = new ArrayList<>();
        if (mpijava().isEmpty()) {
            words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            words.addAll(first);
            addOurs(words);
            words.addAll(forwarded());
            addClassPath(words);
        } else {
            words.add(mpijava());
            words.addAll(first);
        }
        words.addAll(program);
        return words;
    }

    /**
     * Adds the options that {@code mpijava} would add, for access to native memory, a garbage
     * collector that can pin arrays, and a faster start.
     */
    private void addOurs(List<String> words) {
        String to = isModule() ? MODULE : "ALL-UNNAMED";
        words.add(NATIVE_ACCESS + to);
        // If the program is a source file, its compiler refuses exports from java.base.
        if (program.stream().noneMatch(word -> word.endsWith(".java"))) {
            words.add("--add-exports=java.base/jdk.internal.misc=" + to);
            words.add("--add-exports=java.base/jdk.internal.foreign=" + to);
        }
        if (forwarded().stream().noneMatch(RankCommand::choosesCollector)
                && program.stream().noneMatch(RankCommand::choosesCollector)) {
            words.add("-XX:+UseG1GC");
        }
        words.addAll(COMPILER);
        words.add("-XX:ErrorLogTimeout=5");
    }

    private boolean isModule() {
        return program.contains("-m") || program.contains("--module");
    }

    private static boolean choosesCollector(String option) {
        return option.matches("-XX:\\+Use\\w+GC");
    }

    private static List<String> forwarded() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> OWN.stream().noneMatch(argument::startsWith))
                // The ranks do not get the agent by which an IDE watches one process.
                .filter(argument -> !argument.contains("idea_rt.jar"))
                .toList();
    }

    /**
     * Adds the class path of this JVM. The class path may be empty, as for a program in an image of
     * jlink; then adds nothing.
     */
    private static void addClassPath(List<String> words) {
        String path = System.getProperty("java.class.path", "");
        if (!path.isEmpty()) {
            words.addAll(List.of("-cp", path));
        }
    }
}
