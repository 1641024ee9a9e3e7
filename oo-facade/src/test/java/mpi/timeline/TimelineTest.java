package mpi.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the times that are computed from the traces of a job, and the page that is drawn. The
 * traces are made with known delays.
 */
final class TimelineTest {
    @TempDir private Path folder;

    /** Returns an event of a trace; times are in seconds. */
    private static String call(String name, double begin, double seconds, String arguments) {
        String form =
                "{\"pid\":0,\"tid\":1,\"ph\":\"X\",\"cat\":\"MPI\",\"name\":\"%s\",\"ts\":%.3f,"
                        + "\"dur\":%.3f,\"args\":{%s}}";
        return form.formatted(name, begin * 1e6, seconds * 1e6, arguments);
    }

    private static String message(String peer, int tag, int bytes) {
        return "\"peer\":%s,\"tag\":%d,\"bytes\":%d,\"ranks\":2".formatted(peer, tag, bytes);
    }

    private void rank(int rank, boolean isWhole, String... calls) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(
                "{\"pid\":%d,\"tid\":0,\"ph\":\"M\",\"name\":\"process_name\",\"args\":{\"name\":\"rank %d\"}}"
                        .formatted(rank, rank));
        lines.addAll(List.of(calls));
        String end = isWhole ? "\n]\n" : ",\n{\"pid\":0,\"tid\":1,\"ph\":\"X\",\"na";
        Files.writeString(
                folder.resolve("rank-" + rank + ".json"), "[\n" + String.join(",\n", lines) + end);
    }

    /**
     * Makes a trace in which rank 0 sends two seconds after rank 1 receives, and rank 1 comes a
     * second late to a barrier.
     */
    private JobTrace delayed() throws IOException {
        rank(
                0,
                true,
                call("MPI_Send", 3, 0.5, message("1", 7, 800)),
                call("MPI_Barrier", 4, 2, "\"bytes\":0,\"ranks\":2"));
        rank(
                1,
                true,
                call("MPI_Recv", 1, 2.5, message("-1", 7, 800)),
                call("MPI_Barrier", 5, 1, "\"bytes\":0,\"ranks\":2"));
        return TraceFolder.read(folder);
    }

    @Test
    void lateSendersAreMeasured() throws IOException {
        List<Message> messages = Messages.of(delayed());
        assertEquals(1, messages.size());
        assertEquals(2_000_000_000L, messages.getFirst().lateSender());
        assertEquals(0, messages.getFirst().lateReceiver());
        assertEquals(800, messages.getFirst().bytes());
    }

    @Test
    void waitsForTheLastOfACollectiveCallAreMeasured() throws IOException {
        List<Band> bands = Band.of(delayed());
        assertEquals(1, bands.size());
        assertEquals(1_000_000_000L, bands.getFirst().waiting());
    }

    @Test
    void figuresSayWhereTheTimeWent() throws IOException {
        JobTrace job = delayed();
        Summary summary = new Summary(job, Messages.of(job), Band.of(job));
        Map<String, Object> figures = summary.figures();
        assertEquals(2.0, figures.get("lateSenderSeconds"));
        assertEquals(1.0, figures.get("lateInCollectivesSeconds"));
        assertEquals(5.0, summary.seconds());
        assertEquals(2.5, RankTimes.of(job.ranks().get(1)).byKind().get(CallKind.MESSAGE));
        assertTrue(
                summary.lines().contains("late senders: receives wait 2.000 s"),
                summary.lines()::toString);
    }

    @Test
    void messagesOfATagAreMatchedInOrder() throws IOException {
        rank(
                0,
                true,
                call("MPI_Isend", 1, 0.1, message("1", 1, 8)),
                call("MPI_Isend", 2, 0.1, message("1", 2, 16)),
                call("MPI_Isend", 3, 0.1, message("1", 1, 24)));
        rank(
                1,
                true,
                call("MPI_Recv", 4, 0.1, message("0", 2, 16)),
                call("MPI_Recv", 5, 0.1, message("0", 1, 8)),
                call("MPI_Recv", 6, 0.1, message("-1", 1, 24)),
                call("MPI_Recv", 7, 0.1, message("0", 1, 8)));
        List<Message> messages = Messages.of(TraceFolder.read(folder));
        assertEquals(List.of(16L, 8L, 24L), messages.stream().map(Message::bytes).toList());
        assertTrue(messages.stream().allMatch(m -> m.sent().bytes() == m.received().bytes()));
    }

    @Test
    void callsBothWaysAreTwoMessages() throws IOException {
        String both =
                "\"peer\":%d,\"tag\":3,\"source\":%d,\"sourceTag\":3,\"bytes\":16,\"ranks\":2";
        rank(0, true, call("MPI_Sendrecv", 1, 1, both.formatted(1, 1)));
        rank(1, true, call("MPI_Sendrecv", 1, 1, both.formatted(0, 0)));
        List<Message> messages = Messages.of(TraceFolder.read(folder));
        assertEquals(2, messages.size());
        assertEquals(8, messages.getFirst().bytes());
    }

    @Test
    void whatIsMissingIsSaid() throws IOException {
        rank(0, true, call("MPI_Barrier", 1, 1, "\"ranks\":3"));
        rank(2, false, call("MPI_Barrier", 1, 1, "\"ranks\":3"));
        List<String> notes = TraceFolder.read(folder).notes();
        assertTrue(notes.contains("rank 1 has no trace"), notes::toString);
        assertTrue(
                notes.toString().contains("rank-2.json ends in the middle of the job"),
                notes::toString);
    }

    @Test
    void wrongFoldersAreRefused() throws IOException {
        var none = assertThrows(IOException.class, () -> TraceFolder.read(folder));
        assertTrue(none.getMessage().contains("-Dpanmpi.trace="), none.getMessage());
        Files.writeString(folder.resolve("rank-0.json"), "hello");
        var other = assertThrows(IOException.class, () -> TraceFolder.read(folder));
        assertTrue(other.getMessage().contains("is no trace"), other.getMessage());
    }

    @Test
    void pageHasAllInOneFile() throws IOException {
        JobTrace job = delayed();
        Path page = folder.resolve("timeline.html");
        new Page(job, Messages.of(job), Band.of(job)).write(page);
        String text = Files.readString(page);
        assertTrue(text.contains("\"messages\":[0,0,1,0]"), text);
        assertFalse(text.contains("http://") || text.contains("https://"), "a request");
        assertFalse(text.contains("${style}") || text.contains("${program}"), "an empty place");
    }
}
