package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/** Tests a program that is a module: on the module path, and linked with a JDK of its own. */
@Tag("mpi")
@Tag("any-mpi")
final class ModuleTest {
    private static final String NATIVE_ACCESS = "--enable-native-access=io.panmpi";

    @TempDir private Path folder;
    private Path classes;

    @BeforeEach
    void compile() {
        var sources = Setup.root().resolve("tests/src/test/resources/modular");
        classes = folder.resolve("classes");
        run(
                "javac",
                "-p",
                jars(),
                "-d",
                classes,
                sources.resolve("module-info.java"),
                sources.resolve("sum/Sum.java"));
    }

    @Test
    void runsOnTheModulePath() {
        sum("module-path", Setup.launcher().toString(), "-p", classes.toString());
    }

    @Test
    void makesThePictureOfATrace() {
        var traces = folder.resolve("traces");
        sum("trace", Setup.launcher().toString(), "-Dpanmpi.trace=" + traces, "-p", "" + classes)
                .says("the picture of the job is in " + traces);
    }

    @Test
    void runsFromAnImage() {
        var image = folder.resolve("image");
        run("jlink", "-p", jars() + ":" + classes, "--add-modules", "sum", "--output", image);
        sum("image", image.resolve("bin/java").toString(), NATIVE_ACCESS);
    }

    /** Returns a module path with panmpi's jars, which the program needs. */
    private static String jars() {
        return Setup.jar() + ":" + Setup.jar().resolveSibling("panmpi-codec.jar");
    }

    private static void run(String tool, Object... arguments) {
        var said = new StringWriter();
        var words = List.of(arguments).stream().map(Object::toString).toArray(String[]::new);
        var to = new PrintWriter(said);
        assertEquals(
                0, ToolProvider.findFirst(tool).orElseThrow().run(to, to, words), said::toString);
    }

    private static Job sum(String name, String... command) {
        var mpi = Setup.mpis().getFirst();
        var words = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "2"));
        words.addAll(List.of(command));
        words.addAll(List.of("-m", "sum/sum.Sum"));
        var log = Setup.report("jobs/module-" + name + ".log");
        return Processes.run(words, mpi.environment(), Duration.ofMinutes(1), log)
                .succeeded()
                .says("rank 0: the sum is 3", "rank 1: the sum is 3");
    }
}
