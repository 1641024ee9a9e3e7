package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.report.Diagnostics;

/**
 * Tests headers on which the process that reads them with libclang crashes, hangs or runs out of
 * memory. Such a failure is reported; a header that merely needs much stack is read.
 */
@Tag("long")
class ReaderDeathTest {

    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Pattern REPORT = Pattern.compile("crash report is (\\S+)/hs_err\\.log");
    private static final int TERMS = 200_000;
    private static final int NESTED = 1 << 16;

    @TempDir Path folder;
    private final Diagnostics diagnostics = Project.quiet();
    private Path out;
    private Reader reader;

    @BeforeEach
    void needsClang() throws IOException {
        TestHeaders.needsClang();
        out = folder.resolve("out");
    }

    @AfterEach
    void endReader() {
        if (reader != null) {
            reader.end();
        }
    }

    @Test
    void aHeaderThatTakesMuchStackIsRead() throws IOException {
        assertTrue(produce(header("deep.h", deep()), LONG), diagnostics.messages()::toString);
        String java = Files.readString(out.resolve("low/deep_h.java"));
        assertTrue(java.contains("#define MPI_TERMS " + TERMS + "\n"), "the sum");
        assertTrue(java.contains("#define MPI_NESTED 1\n"), "the nested one");
        assertTrue(java.contains("#define MPI_TEXT \"" + "x".repeat(300_000) + "\"\n"), "text");
    }

    @Test
    void theSignalThatItDiedOfIsToldAndTheNextHeaderIsRead() throws IOException {
        Path deep = header("deep.h", deep());
        assertFalse(produce(deep, LONG, "-Dpanmpi.reader.stack=262144"));
        String text = onlyError(deep);
        assertTrue(text.contains("died of SIG"), text);
        for (String part : List.of("libclang ", "LIBCLANG=", "--frontend jextract", "report")) {
            assertTrue(text.contains(part), text);
        }
        assertEquals(List.of(), LowLevelFolder.files(out));
        deleteReport(text);
        assertTrue(produce(header("good.h", ""), reader), diagnostics.messages()::toString);
    }

    @Test
    void aReaderThatRunsOutOfMemoryIsTold() throws IOException {
        String large = "int MPI_F%d(int a%s);\n";
        StringBuilder functions = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            functions.append(large.formatted(i, ", int a".repeat(20)));
        }
        Path header = header("large.h", functions.toString().replace(", int a", ", int"));
        assertFalse(produce(header, LONG, "-Xmx6m"));
        String text = onlyError(header);
        assertTrue(text.contains("ran out of memory"), text);
    }

    @Test
    void aReaderThatHangsIsToldWithTheLimit() throws Exception {
        Path endless = folder.resolve("endless.h");
        assertEquals(0, new ProcessBuilder("mkfifo", endless.toString()).start().waitFor());
        Path header = header("hanging.h", "#include \"endless.h\"\n");
        assertFalse(produce(header, Duration.ofSeconds(3)));
        String text = onlyError(header);
        assertTrue(text.contains("no answer after 3 seconds"), text);
    }

    private static String deep() {
        return "#define MPI_TERMS (1"
                + "+1".repeat(TERMS - 1)
                + ")\n#define MPI_NESTED "
                + "(".repeat(NESTED)
                + "1"
                + ")".repeat(NESTED)
                + "\n#define MPI_TEXT \""
                + "x".repeat(300_000)
                + "\"\n";
    }

    private Path header(String name, String more) throws IOException {
        return Files.writeString(folder.resolve(name), "int MPI_Barrier(int comm);\n" + more);
    }

    private boolean produce(Path header, Duration limit, String... options) throws IOException {
        reader = new Reader(limit, List.of(options));
        return produce(header, reader);
    }

    private boolean produce(Path header, Reader with) throws IOException {
        MpiInstall mpi = new MpiInstall(header, List.of("cc"), List.of());
        return new ClangProducer(with).produce(mpi, out, diagnostics);
    }

    private String onlyError(Path header) {
        List<Diagnostics.Message> errors =
                diagnostics.messages().stream()
                        .filter(m -> m.severity() == Diagnostics.Severity.ERROR)
                        .toList();
        assertEquals(1, errors.size(), errors::toString);
        assertEquals(header.toString(), errors.getFirst().position());
        return errors.getFirst().text();
    }

    private static void deleteReport(String text) throws IOException {
        Matcher report = REPORT.matcher(text);
        if (report.find()) {
            Path kept = Path.of(report.group(1));
            Files.delete(kept.resolve("hs_err.log"));
            Files.deleteIfExists(kept.resolve("log"));
            Files.delete(kept);
        }
    }
}
