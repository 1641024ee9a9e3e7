package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Tests programs for CCJ, the listings of its paper among them: how they compile, run, and end. */
@Tag("mpi")
@Tag("nightly")
final class CcjProgramsTest {
    private static final Path SOURCES = Setup.root().resolve("tests/src/test/resources/ccj");

    @TempDir private static Path classes;

    /**
     * A program, its number of ranks, and the lines that end with "wrong" which its ranks print,
     * sorted.
     */
    private record Program(String name, int ranks, List<String> lines) {}

    private static final List<Program> PROGRAMS =
            List.of(
                    new Program("MainAsp", 1, List.of("member 0 of 1: 37 rows, 0 wrong")),
                    new Program("MainAsp", 2, asp(18, 19)),
                    new Program("MainAsp", 3, asp(12, 12, 13)),
                    new Program("ManyAsp", 4, asp(6, 6, 6, 6, 6, 7)),
                    new Program("MainMatrices", 1, matrices(2)),
                    new Program("MainMatrices", 3, matrices(6)));

    /**
     * An ending of a job: the last action of the member of rank 1, whether the job must succeed,
     * and a text that it must print.
     */
    private record End(String how, boolean isWell, String words) {}

    private static final List<End> ENDS =
            List.of(
                    new End("done", true, ""),
                    new End("late", true, ""),
                    new End("unreceived", true, ""),
                    new End("close", true, "closed: true"),
                    new End("virtual", true, "closed: true"),
                    new End("return", false, "a Ending, has ended without done()"),
                    new End("throw", false, "IllegalStateException: the member is ill"),
                    new End("exit", false, "the program ends without MPI.Finalize"));

    private static List<String> asp(int... rows) {
        return IntStream.range(0, rows.length)
                .mapToObj(
                        i ->
                                "member "
                                        + i
                                        + " of "
                                        + rows.length
                                        + ": "
                                        + rows[i]
                                        + " rows, 0 wrong")
                .toList();
    }

    private static List<String> matrices(int members) {
        return Stream.of("dense", "sparse")
                .flatMap(
                        kind ->
                                IntStream.range(0, members)
                                        .mapToObj(i -> kind + " at " + i + ": 0 wrong"))
                .toList();
    }

    @BeforeAll
    static void compile() throws IOException {
        var arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror"));
        arguments.addAll(List.of("-d", classes.toString(), "-cp", Setup.jar().toString()));
        try (Stream<Path> files = Files.list(SOURCES)) {
            files.map(Path::toString).forEach(arguments::add);
        }
        var javac = ToolProvider.getSystemJavaCompiler();
        assertEquals(0, javac.run(null, null, null, arguments.toArray(String[]::new)));
    }

    @TestFactory
    Stream<DynamicContainer> everyProgramPrintsWhatItShould() {
        return Setup.mpis().stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        PROGRAMS.stream()
                                                .map(
                                                        p ->
                                                                dynamicTest(
                                                                        p.name + " on " + p.ranks,
                                                                        () -> run(mpi, p)))));
    }

    @TestFactory
    Stream<DynamicContainer> everyJobEndsByItself() {
        return Setup.mpis().stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        ENDS.stream()
                                                .map(e -> dynamicTest(e.how, () -> end(mpi, e)))));
    }

    @Test
    void listingsAreThePapers() throws IOException {
        var paper = paper();
        assertHas("Asp.java", listing(paper, "class Asp extends ColMember {", "Figure 1:"));
        assertHas("MainAsp.java", listing(paper, "class MainAsp {", "Figure 2:"));
        assertHas("DenseMatrix.java", listing(paper, "public void setElementAt", "Figure 5:"));
        assertHas("SparseMatrix.java", listing(paper, "public Object elementAt", "Figure 7:"));
    }

    private static void run(InstalledMpi mpi, Program program) {
        var job = new MpiExec(mpi, program.ranks, List.of(classes)).run(program.name, "37");
        var lines = job.succeeded().lines("").stream().filter(l -> l.endsWith("wrong")).toList();
        assertEquals(program.lines, lines, job.output());
    }

    private static void end(InstalledMpi mpi, End end) {
        var job = new MpiExec(mpi, 2, List.of(classes)).run("Ending", end.how);
        (end.isWell ? job.succeeded() : job.failed()).says(end.words);
    }

    private static List<String> listing(String paper, String from, String to) {
        int start = paper.indexOf(from);
        var text = paper.substring(start, paper.indexOf(to, start));
        return Arrays.stream(text.split("\\R")).filter(line -> line.matches(".*\\w.*")).toList();
    }

    /**
     * Checks that all lines of a listing are in the program, in this order. The listing has no
     * lines of only braces, since the paper has too many of them.
     */
    private static void assertHas(String program, List<String> listing) throws IOException {
        var lines = Files.readAllLines(SOURCES.resolve(program));
        int at = 0;
        for (String line : listing) {
            while (at < lines.size() && !lines.get(at).equals(line)) {
                at++;
            }
            assertTrue(at < lines.size(), program + " lacks, or has elsewhere: " + line);
        }
    }

    private static String paper() throws IOException {
        var folder = Setup.root().resolve("../shared/seeds");
        Assumptions.assumeTrue(Files.isDirectory(folder), "no papers at ../shared/seeds");
        try (var files = Files.list(folder)) {
            var named = files.filter(file -> file.getFileName().toString().startsWith("004_"));
            return Files.readString(named.findFirst().orElseThrow());
        }
    }
}
