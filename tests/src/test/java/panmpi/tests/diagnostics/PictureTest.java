package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Pictured;

/**
 * Tests the pictures of a job's calls that panmpi draws from the traces of {@code -Dpanmpi.trace}:
 * what the summary says about calls, and about folders with bad files.
 */
@Tag("mpi")
@Tag("any-mpi")
final class PictureTest {
    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> figuresTellOfEachMessageAndLine() {
        return Setup.mpis().stream().map(this::dynamicTest);
    }

    private DynamicTest dynamicTest(InstalledMpi mpi) {
        return DynamicTest.dynamicTest(mpi.name(), () -> check(mpi));
    }

    private static Job run(InstalledMpi mpi, Path traces, String... args) {
        return MpiExec.ofTests(mpi, 4)
                .with("-Dpanmpi.trace=" + traces)
                .run(Pictured.class.getName(), args);
    }

    private void check(InstalledMpi mpi) {
        Path traces = folder.resolve(mpi.name());
        run(mpi, traces).succeeded().says("the picture of the job is in " + traces);
        assertTrue(Files.exists(traces.resolve("timeline.html")), "no page");
        JsonObject figures = figures(traces);
        // In each of three rounds, two pairs exchange two messages and send one more.
        assertEquals(18, figures.get("messages").getAsInt());
        assertEquals(List.of(), texts(figures, "notes"));
        assertEquals(List.of(), texts(figures, "open"));
        assertEquals(List.of("swap"), List.copyOf(figures.getAsJsonObject("regions").keySet()));
        String lines = figures.getAsJsonObject("lines").keySet().toString();
        String line = "MPI_Sendrecv at panmpi.tests.programs.Pictured.swap(Pictured.java:";
        assertTrue(lines.contains(line), lines);
        // Ranks 0 and 2 have a communicator, 1 and 3 another one. In three rounds, 8 bytes go each
        // way, and then 20 bytes to the second rank.
        List<List<Long>> bytes = matrix(figures);
        assertEquals(3 * 28, bytes.get(0).get(2));
        assertEquals(3 * 8, bytes.get(2).get(0));
        assertEquals(0, bytes.get(0).get(1));
    }

    @Test
    void aCallThatNeverEndsIsToldWithItsLine() {
        run(Setup.mpis().getFirst(), folder, "stuck").failed();
        JsonObject figures = figures(folder);
        String open = texts(figures, "open").toString();
        String wanted =
                "rank 0: MPI_Recv with rank 3, tag 99 at panmpi.tests.programs.Pictured.stuck(";
        assertTrue(open.contains(wanted), open);
        assertTrue(open.contains("rank 2: MPI_Barrier at "), open);
        String notes = texts(figures, "notes").toString();
        assertTrue(notes.contains("rank-0.trace ends in the middle of the job"), notes);
    }

    @Test
    void theCycleOfADeadlockIsTold() {
        MpiExec.ofTests(Setup.mpis().getFirst(), 4)
                .with("-Dpanmpi.trace=" + folder, "-Dpanmpi.checks=strict")
                .with("-Dpanmpi.checks.report=" + folder)
                .run(Pictured.class.getName(), "cycle")
                .failed();
        JsonObject figures = figures(folder);
        assertEquals(List.of("0", "1", "2", "3"), texts(figures, "cycle"));
        assertEquals(4, texts(figures, "open").size());
        assertTrue(texts(figures, "notes").toString().contains("strict checks: "), "no note");
    }

    @Test
    void aFullDiskEndsTheTraceAndNotTheJob() throws IOException {
        Files.createSymbolicLink(folder.resolve("rank-1.trace"), Path.of("/dev/full"));
        Job job = run(Setup.mpis().getFirst(), folder).succeeded();
        job.says("rank-1.trace gets no further calls", "the program goes on");
        assertEquals(1, job.output().split("gets no further calls", -1).length - 1, job.output());
        job.says("the traces of 1 of 4 ranks are in " + folder);
    }

    @Test
    void filesAmissAreTold() throws IOException {
        run(Setup.mpis().getFirst(), folder).succeeded();
        Path old = Files.createDirectories(folder.resolve("old"));
        copy(0, old.resolve("rank-7.trace"));
        run(Setup.mpis().getFirst(), old).succeeded();
        String earlier = texts(figures(old), "notes").toString();
        assertTrue(earlier.contains("rank-7.trace is of an earlier run, and left out"), earlier);

        Files.delete(folder.resolve("rank-2.trace"));
        cut(folder.resolve("rank-1.trace"), 3 * 4096 - 100);
        String notes = texts(figures(folder), "notes").toString();
        assertTrue(notes.contains("rank 2 has no trace"), notes);

        cut(folder.resolve("rank-1.trace"), 100);
        timeline(folder, "--json").failed().says("is no trace of panmpi", "was cut");
        copy(3, folder.resolve("rank-1.trace"));
        setVersion(folder.resolve("rank-1.trace"), 99);
        timeline(folder, "--json").failed().says("layout 99", "use the panmpi that has written it");
    }

    private void copy(int rank, Path to) throws IOException {
        Files.write(to, Files.readAllBytes(folder.resolve("rank-" + rank + ".trace")));
    }

    private static void cut(Path file, int length) throws IOException {
        try (var open = new RandomAccessFile(file.toFile(), "rw")) {
            open.setLength(Math.min(length, open.length()));
        }
    }

    private static void setVersion(Path file, int version) throws IOException {
        try (var open = new RandomAccessFile(file.toFile(), "rw")) {
            open.seek(8);
            open.writeByte(version);
        }
    }

    private static Job timeline(Path folder, String option) {
        var command = List.of(Setup.launcher().toString(), "--timeline", folder.toString(), option);
        return Processes.run(
                command, Map.of(), Duration.ofSeconds(60), Setup.report("jobs/timeline.log"));
    }

    private static JsonObject figures(Path folder) {
        Job job = timeline(folder, "--json").succeeded();
        assertFalse(job.output().isBlank(), "no figures");
        return JsonParser.parseString(job.lines("{").getFirst()).getAsJsonObject();
    }

    private static List<String> texts(JsonObject figures, String name) {
        return figures.getAsJsonArray(name).asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    private static List<List<Long>> matrix(JsonObject figures) {
        return figures.getAsJsonArray("bytes").asList().stream()
                .map(row -> row.getAsJsonArray().asList())
                .map(row -> row.stream().map(JsonElement::getAsLong).toList())
                .toList();
    }
}
