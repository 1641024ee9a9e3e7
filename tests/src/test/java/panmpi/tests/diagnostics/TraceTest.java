package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import mpi.timeline.Timeline;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Traced;

/**
 * Tests that traces, recordings and logs contain each call of a program, with peer, tag and bytes.
 */
@Tag("mpi")
@Tag("any-mpi")
final class TraceTest {
    private static final int NONE = Integer.MIN_VALUE;

    private static final List<String> OF_EACH_ROUND =
            List.of("MPI.DOUBLE", "MPI.INT", "MPI.BYTE", "MPI.INT", "MPI.INT", "MPI.BYTE");

    /** Datatypes of the calls that take a datatype; {@link Traced} makes all its calls twice. */
    private static final List<String> DATATYPES =
            Stream.of(OF_EACH_ROUND, OF_EACH_ROUND).flatMap(List::stream).toList();

    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> filesAndRecordingsTellOfEachCall() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private void check(InstalledMpi mpi) throws IOException {
        Path traces = Files.createDirectories(folder.resolve(mpi.name()));
        run(mpi, "-Dpanmpi.trace=" + traces, traces.toString()).succeeded();
        for (int rank = 0; rank < 2; rank++) {
            List<JsonObject> events = calls(traces, rank);
            var whole = new ArrayList<>(List.of("MPI_Init", "MPI_Comm_rank"));
            whole.addAll(messages(rank, 7));
            whole.addAll(messages(rank, 8));
            whole.add("MPI_Finalize");
            assertEquals(sorted(whole), sorted(events.stream().map(TraceTest::line).toList()));
            assertTrue(events.stream().allMatch(e -> e.get("dur").getAsDouble() > 0));
            assertEquals(DATATYPES, events.stream().flatMap(TraceTest::datatype).toList());
            assertEquals(messages(rank, 8), recorded(traces, rank), "recording");
        }
    }

    private static Job run(InstalledMpi mpi, String option, String... args) {
        return MpiExec.ofTests(mpi, 2).with(option).run(Traced.class.getName(), args);
    }

    /**
     * Returns the messages of a rank in {@link Traced}: call, peer, tag, source of the receive, its
     * tag, and bytes.
     */
    private static List<String> messages(int rank, int tag) {
        int other = 1 - rank;
        return List.of(
                (rank == 0 ? "MPI_Send 1 " : "MPI_Recv 0 ") + tag + " - - 800",
                "MPI_Bcast 1 - - - 40",
                "MPI_Isend %d %d - - 3".formatted(other, tag + 10),
                "MPI_Sendrecv %d 1 -2 2 16".formatted(other),
                "MPI_Recv %d 1 - - 16".formatted(other),
                "MPI_Recv %d %d - - 3".formatted(other, tag + 10),
                "MPI_Wait");
    }

    /**
     * Returns the lines in order, without calls that ask for the rank, which panmpi may make during
     * another call.
     */
    private static List<String> sorted(List<String> lines) {
        return lines.stream().filter(l -> !l.startsWith("MPI_Comm_rank")).sorted().toList();
    }

    /** Returns the calls of a rank, in Chrome's format, which must be complete JSON. */
    private static List<JsonObject> calls(Path folder, int rank) throws IOException {
        Timeline.main(new String[] {folder.toString(), "--chrome"});
        try (var reader = Files.newBufferedReader(folder.resolve("rank-" + rank + ".json"))) {
            return JsonParser.parseReader(reader).getAsJsonArray().asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .peek(event -> assertEquals(rank, event.get("pid").getAsInt()))
                    .filter(event -> event.get("ph").getAsString().equals("X"))
                    .toList();
        }
    }

    private static Stream<String> datatype(JsonObject event) {
        var type = event.getAsJsonObject("args").get("datatype");
        return type == null ? Stream.of() : Stream.of(type.getAsString());
    }

    private static String line(JsonObject event) {
        JsonObject args = event.getAsJsonObject("args");
        String name = event.get("name").getAsString();
        if (!args.has("bytes")) {
            return name;
        }
        var line = new StringBuilder(name);
        for (String arg : List.of("peer", "tag", "source", "sourceTag", "bytes")) {
            line.append(' ').append(args.has(arg) ? args.get(arg).getAsString() : "-");
        }
        return line.toString();
    }

    private static List<String> recorded(Path folder, int rank) throws IOException {
        Path file = folder.resolve("rank-" + rank + ".jfr");
        return RecordingFile.readAllEvents(file).stream()
                .filter(event -> event.getEventType().getName().equals("panmpi.MpiCall"))
                .sorted(Comparator.comparing(RecordedEvent::getStartTime))
                .peek(event -> assertEquals(rank, event.getInt("rank")))
                .map(TraceTest::line)
                .toList();
    }

    private static String line(RecordedEvent event) {
        String name = event.getString("call");
        if (event.getLong("bytes") == Long.MIN_VALUE) {
            return name;
        }
        var line = new StringBuilder(name);
        for (String field : List.of("peer", "tag", "source", "sourceTag")) {
            int number = event.getInt(field);
            line.append(' ').append(number == NONE ? "-" : number);
        }
        return line.append(' ').append(event.getLong("bytes")).toString();
    }

    @Test
    void aRankThatDiesLeavesAllItsCalls() throws IOException {
        run(Setup.mpis().getFirst(), "-Dpanmpi.trace=" + folder).failed();
        List<String> lines = calls(folder, 0).stream().map(TraceTest::line).toList();
        assertTrue(lines.containsAll(messages(0, 7)), lines::toString);
    }

    @Test
    void linesGoToTheStandardError() {
        Job job = run(Setup.mpis().getFirst(), "-Dpanmpi.trace=-").failed();
        job.says("MPI_Send to 1 tag 7, 800 bytes", "MPI_Recv from 0 tag 7, 800 bytes");
        job.says("MPI_Bcast root 1, 40 bytes, 2 ranks", "to 1 tag 1 from nobody tag 2, 16 bytes");
    }

    @Test
    void aFolderThatCannotBeIsRefused() {
        Job job = run(Setup.mpis().getFirst(), "-Dpanmpi.trace=/dev/null/x").failed();
        job.says("-Dpanmpi.trace=/dev/null/x: no file can be made there", "name a folder");
    }
}
