package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests that the programs of {@code make bench-apps} and {@code bench-papers} are correct, at tiny
 * sizes: each compares its own checksum with a serial run, and the programs in C and in each style
 * of Java (mpiJava, objects, CCJ) have the same checksum.
 */
@Tag("mpi")
final class WholeProgramsTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Path CLASSES = Setup.root().resolve("tests/bench/target/classes");
    private static final String PACKAGE = "panmpi.bench.apps.";

    private static final Map<String, String> PROGRAMS =
            Map.of(
                    "cg", "32", "heat", "30", "nbody", "30", "sort", "900", "asp", "40", "leq",
                    "40", "qr", "40");

    private static final List<String> STYLES = List.of("ByMpiJava", "ByObjects", "ByCcj");

    @TempDir private static Path folder;

    private final InstalledMpi mpi = Setup.mpis().getFirst();

    @BeforeAll
    static void benchIsCompiled() {
        assumeTrue(Files.isDirectory(CLASSES), "the bench is not compiled: add -Pbench");
    }

    @Test
    void javaAndCHaveTheSameChecksums() throws IOException {
        var line = line();
        var mpicc = compile("mpicc", line).strip();
        assumeTrue(Files.isExecutable(Path.of(mpicc)), mpicc + " is missing");
        var program = folder.resolve("apps");
        compile("apps", line, program.toString());
        var words = PROGRAMS.entrySet().stream().flatMap(e -> Stream.of(e.getKey(), e.getValue()));
        var args = words.toArray(String[]::new);
        var c = new MpiExec(mpi, 2, List.of()).runProgram(program, args).succeeded();
        var java = new MpiExec(mpi, 2, List.of(CLASSES)).run(PACKAGE + "Apps", args).succeeded();
        assertEquals(PROGRAMS.size(), c.lines("").size(), c.output());
        assertEquals(c.lines(""), java.lines(""));
    }

    @TestFactory
    Stream<DynamicTest> stylesHaveTheSameChecksum() {
        return Stream.of("Asp", "Leq", "Qr").map(name -> dynamicTest(name, () -> compare(name)));
    }

    private void compare(String name) {
        var size = PROGRAMS.get(name.toLowerCase(Locale.ROOT));
        var lines = new LinkedHashMap<String, List<String>>();
        for (String style : STYLES) {
            var job = new MpiExec(mpi, 2, List.of(CLASSES)).run(PACKAGE + name + style, size);
            lines.put(style, job.succeeded().lines(""));
        }
        assertEquals(1, lines.get("ByCcj").size());
        assertEquals(1, lines.values().stream().distinct().count(), lines::toString);
    }

    /**
     * Returns the MPI's line in the list of MPIs, which is an argument of the scripts that compile.
     */
    private String line() throws IOException {
        return Files.readAllLines(Setup.list()).stream()
                .filter(line -> line.startsWith(mpi.name() + "|"))
                .findFirst()
                .orElseThrow();
    }

    private static String compile(String... args) {
        var script = Setup.root().resolve("tests/bench/compile").toString();
        var command = Stream.concat(Stream.of(script), Stream.of(args)).toList();
        var log = Setup.report("jobs/compile-" + args[0] + ".log");
        return Processes.run(command, Map.of(), TIMEOUT, log).succeeded().output();
    }
}
