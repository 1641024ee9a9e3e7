package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.header.TestHeaders;
import picocli.CommandLine;

/** Tests the command {@code track}: report and exit code for headers newer than the snapshots. */
class TrackCommandTest {

    private static final String HEADER =
            """
            #define MPICH_VERSION "%s"
            #define MPI_VERSION 5
            #define MPI_SUBVERSION 0
            typedef int MPI_Comm;
            typedef struct MPI_Status { int MPI_SOURCE; int MPI_TAG; int MPI_ERROR; } MPI_Status;
            #define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
            #define MPI_TAG_UB 100
            int MPI_Comm_rank(MPI_Comm comm, int *rank);
            int MPI_Comm_size(MPI_Comm comm, int *size);
            """;

    private static final String SERVED = "served\tPyPI\tmpich\tmpich\t9.9.0\n";

    @TempDir private Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void needsClang() throws java.io.IOException {
        TestHeaders.needsClang();
    }

    private int track(Path api, String looked, String... options) throws IOException {
        Path lines = Files.writeString(folder.resolve("looked.tsv"), looked);
        CommandLine commandLine = Main.commandLine();
        commandLine.setErr(new PrintWriter(out, true));
        PrintStream console = System.out;
        System.setOut(new PrintStream(out, true));
        try {
            List<String> arguments =
                    Stream.concat(
                                    Stream.of(
                                            "track",
                                            "--templates=" + Project.templates(),
                                            "--api=" + api,
                                            "--looked=" + lines,
                                            "--out=" + folder.resolve("pages")),
                                    Stream.of(options))
                            .toList();
            return commandLine.execute(arguments.toArray(String[]::new));
        } finally {
            System.setOut(console);
        }
    }

    private String fresh(String version, String header) throws IOException {
        Path kept = Files.createDirectories(folder.resolve("mpich-" + version));
        Files.writeString(kept.resolve("mpi.h"), header);
        return "new\tPyPI\tmpich\tmpich\t%s\t%s\n".formatted(version, kept);
    }

    /** Makes a folder of snapshots that has only one, a small snapshot of an MPICH 9.8. */
    private Path withSmallMpich() throws IOException {
        Path api = Files.createDirectory(folder.resolve("api"));
        String mpich =
                """
                library mpich 9.8
                family mpich
                mpi 4.1
                header mpi.h sha256 0
                constant MPI_COMM_WORLD MPI_Comm = 1140850688
                constant MPI_TAG_UB int = 99
                function int MPI_Barrier(MPI_Comm comm)
                function int MPI_Comm_size(MPI_Comm comm, int *size)
                struct MPI_Status 12
                struct MPI_Status.MPI_SOURCE int @0 4
                struct MPI_Status.MPI_TAG int @4 4
                struct MPI_Status.MPI_ERROR int @8 4
                typedef MPI_Comm int = int
                """;
        Files.writeString(api.resolve("mpich-9.8.api"), mpich);
        return api;
    }

    private void assertSaid(String text) {
        assertTrue(out.toString().contains(text), out::toString);
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("pages").resolve(name));
    }

    @Test
    void nothingNewIsOneLine() throws IOException {
        assertEquals(0, track(Project.snapshots(), SERVED));
        assertEquals("Nothing is new. Served: mpich 9.9.0 by PyPI.\n", out.toString());
        assertFalse(Files.exists(folder.resolve("pages/matrix.html")));
    }

    @Test
    void aRegistryThatDoesNotAnswerIsOneLineAndTheRestGoesOn() throws IOException {
        String looked =
                "missed\tDebian\tlibmpich-dev\t\tConnection refused\n"
                        + "missed\tDebian\tlibopenmpi-dev\t\tConnection refused\n";
        assertEquals(0, track(Project.snapshots(), SERVED + looked));
        String line = "Debian has no result for libmpich-dev, libopenmpi-dev: Connection refused\n";
        assertEquals(line + "Nothing is new. Served: mpich 9.9.0 by PyPI.\n", out.toString());
    }

    @Test
    void noAnswerOfARegistryHasACodeOfItsOwn() throws IOException {
        assertEquals(3, track(Project.snapshots(), "missed\tPyPI\tmpich\t\tConnection refused\n"));
        assertFalse(out.toString().contains("Nothing is new"), out::toString);
    }

    @Test
    void aNewVersionThatCannotBeFetchedIsNews() throws IOException {
        assertEquals(1, track(Project.snapshots(), "missed\tPyPI\tmpich\t9.9\ttimed out\n"));
        assertSaid("New: PyPI's mpich 9.9, but its header was not fetched: timed out");
    }

    @Test
    void aNewHeaderHasAPageThatSaysWhomItBreaksAndWhatTheFacadeGains() throws IOException {
        String looked = SERVED + fresh("9.9.0", HEADER.formatted("9.9"));
        assertEquals(1, track(withSmallMpich(), looked));
        assertSaid("New: mpich 9.9 (MPI 5.0), from PyPI's mpich 9.9.0");
        assertSaid("against mpich 9.8: breaking; binaries: 2 changes may break them");
        assertSaid("next: make bindings HEADER=" + folder.resolve("mpich-9.9.0/mpi.h"));
        String page = page("mpich-9.9.md");
        assertTrue(page.startsWith("# mpich 9.9\n"), page);
        assertTrue(page.contains("| compiled C programs | 2 changes may break them |"), page);
        assertTrue(page.contains("## New in the binding: 1 method"), page);
        assertTrue(page.contains("- **Comm** (1): `Rank`"), page);
        assertTrue(page.contains("## Lost in the facade: 1 method"), page);
        assertTrue(page.contains("- MPI_TAG_UB: 99 becomes 100"), page);
        assertTrue(page("matrix.html").contains("\"version\":\"9.9\",\"mpi\":\"5.0\""));
    }

    @Test
    void aFunctionThatNoRuleCanPlaceIsListed() throws IOException {
        String strange =
                "typedef struct { int a; } MPI_Thing;\nint MPI_Strange(MPI_Thing thing);\n";
        String looked = SERVED + fresh("9.9.0", HEADER.formatted("9.9") + strange);
        assertEquals(1, track(withSmallMpich(), looked));
        assertSaid("new in the binding: 1; functions not classified: 1");
        String page = page("mpich-9.9.md");
        assertTrue(
                page.contains("## Not classified (1)\n\n- `int MPI_Strange(MPI_Thing thing)`: "),
                page);
    }

    @Test
    void jsonSaysTheSame() throws IOException {
        String looked = SERVED + fresh("9.9.0", HEADER.formatted("9.9"));
        assertEquals(1, track(withSmallMpich(), looked, "--json"));
        String text = out.toString();
        JsonObject json =
                JsonParser.parseString(text.substring(text.indexOf('{'))).getAsJsonObject();
        assertEquals(1, json.get("level").getAsInt());
        JsonObject news = json.getAsJsonArray("new").get(0).getAsJsonObject();
        assertEquals("mpich 9.8", news.get("against").getAsString());
        assertEquals(2, news.get("breaksBinary").getAsInt());
        assertEquals("{\"Comm\":[\"Rank\"]}", news.get("newInBinding").toString());
        assertEquals("{\"Comm\":[\"Barrier\"]}", news.get("lost").toString());
    }

    @Test
    void aHeaderOfACommittedVersionThatSaysOtherwiseIsToldAndHasAPageOfItsOwn() throws IOException {
        String looked = SERVED + fresh("9.8.0", HEADER.formatted("9.8"));
        assertEquals(1, track(withSmallMpich(), looked));
        assertSaid("against the committed mpich 9.8: breaking");
        String page = page("mpich-9.8-mpich-9.8.0.md");
        assertTrue(page.contains("must not replace one by the other unseen"), page);
    }

    @Test
    void aHeaderThatCannotBeReadKeepsNoOtherFromBeingToldOf() throws IOException {
        String looked =
                fresh("9.10", "int MPI_Barrier(;\n") + fresh("9.9.0", HEADER.formatted("9.9"));
        assertEquals(1, track(withSmallMpich(), looked));
        assertSaid("cannot be bound: it cannot be read");
        assertSaid("New: mpich 9.9 (MPI 5.0)");
    }

    @Test
    void aFolderWithoutSnapshotsIsAFailure() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertEquals(TrackCommand.FAILED, track(empty, SERVED));
        assertSaid("empty holds no snapshot (*.api) to compare with");
    }
}
