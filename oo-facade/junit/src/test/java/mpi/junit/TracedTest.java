package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Traced;

/** Tests the pictures (timelines) of traced tests that fail. */
@Tag("mpi")
@Tag("any-mpi")
final class TracedTest {

    private static final String LINE = "picture of the job: ";

    @Test
    void testsThatFailKeepTheirPicture() throws IOException {
        TestRun.prepare();
        Path folder = Path.of("target", "panmpi");
        Path ofFailure = folder.resolve("Traced.differs-2.html");
        Path ofWait = folder.resolve("Traced.waits-2.html");
        Path ofSuccess = folder.resolve("Traced.arrives-2.html");
        Files.deleteIfExists(ofFailure);
        Files.deleteIfExists(ofWait);
        var run = TestRun.of(Traced.class);
        var messages = run.messages();
        assertEquals(1, run.passed().size(), messages::toString);
        assertEquals(2, messages.size(), messages::toString);
        assertTrue(
                messages.stream().anyMatch(text -> text.endsWith(LINE + ofFailure)),
                messages::toString);
        assertTrue(
                messages.stream().anyMatch(text -> text.endsWith(LINE + ofWait)),
                messages::toString);
        assertTrue(Files.readString(ofFailure).contains("Bcast"));
        assertTrue(Files.readString(ofWait).contains("Recv"));
        assertFalse(Files.readString(ofWait).contains("Iprobe"));
        assertFalse(Files.exists(ofSuccess));
    }
}
