package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/**
 * Tests that each example has a file in {@code examples/runs}, and that the files are read and
 * compared correctly.
 */
final class RunFilesTest {
    private static final Pattern MAIN =
            Pattern.compile("static void main|^fun main|@main|def main", Pattern.MULTILINE);

    @Test
    void everyProgramHasARun() throws IOException {
        var run = RunFile.all().stream().map(RunFile::program).collect(Collectors.toSet());
        try (Stream<Path> files = Files.walk(Setup.root().resolve("examples"))) {
            var programs =
                    files.filter(f -> f.toString().matches(".*/src/.*[.](java|kt|scala)"))
                            .filter(RunFilesTest::hasMain)
                            .map(f -> f.getFileName().toString().replaceFirst("[.]\\w+$", ""))
                            .filter(name -> !run.contains(name) && !run.contains(name + "Kt"))
                            .sorted()
                            .toList();
            assertEquals(List.of(), programs, "programs without a file in examples/runs");
        }
    }

    @Test
    void commandHasVariablesOptionsAndArguments() {
        var run =
                RunFile.parse(
                        "x",
                        List.of(
                                "$ A=1 mpiexec --with-ft ulfm -n 3 mpijava -cp lib -Xmx1g Some 7 b",
                                "# needs ULFM",
                                "# only openmpi-5",
                                "first"));
        assertEquals(List.of("A=1"), run.variables());
        assertEquals(List.of("--with-ft", "ulfm"), run.mpiexecOptions());
        assertEquals(3, run.ranks());
        assertEquals(List.of("-Xmx1g"), run.options());
        assertEquals("Some", run.program());
        assertEquals(List.of("7", "b"), run.arguments());
        assertEquals(List.of("first"), run.expected().lines());
        assertTrue(run.isFor("openmpi-5.0.11") && !run.isFor("mpich-5.0.2"));
        assertFalse(run.fails());
        assertTrue(RunFile.parse("y", List.of("$ mpiexec -n 1 mpijava Y", "# fails")).fails());
        assertThrows(AssertionError.class, () -> RunFile.parse("z", List.of("mpijava Z")));
    }

    @Test
    void linesComeInAnyOrderAndAsOftenAsTheyAreExpected() {
        var two = new ExpectedLines(List.of("b", "a", "a"));
        assertEquals("", two.difference("a\n\na  \nb\n"));
        assertEquals("missing lines:\n- a", two.difference("a\nb\n"));
        assertEquals(
                "missing lines:\n- a\nunexpected lines:\n+ b\n+ c", two.difference("b\na\nb\nc"));
    }

    @Test
    void dotsStandForAnyText() {
        var greedy = new ExpectedLines(List.of("a...", "...b", "t = ... s"));
        assertEquals("", greedy.difference("ab\nac\nt = 0.1 s"));
        assertEquals("missing lines:\n- t = ... s", greedy.difference("ab\nac"));
        var open = new ExpectedLines(List.of("a", "..."));
        assertEquals("", open.difference("x\na\ny"));
        assertEquals("missing lines:\n- a", open.difference("x\ny"));
    }

    private static boolean hasMain(Path file) {
        try {
            return MAIN.matcher(Files.readString(file)).find();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
