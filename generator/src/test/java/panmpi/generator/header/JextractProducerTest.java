package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.Diagnostics.Severity;

/**
 * Tests how the generator calls jextract. A script that records its arguments replaces jextract.
 */
class JextractProducerTest {

    private static final String LISTING =
            """
            last=
            for a in "$@"; do
                case "$last" in --dump-includes) dump=$a ;; --output) out=$a ;; esac
                case "$a" in @*) cat "${a#@}" > "$log.names" ;; esac
                last=$a
            done
            echo "$@" >> "$log"
            cat compile_flags.txt > "$log.flags"
            if [ -n "$dump" ]; then
                cat "$names" > "$dump"
                exit 0
            fi
            """;

    private static final String WRITING =
            """
            echo 'WARNING: Skipping MPI_X (type long double is not supported)' >&2
            mkdir -p "$out/low" && echo 'package low;' > "$out/low/mpi_h.java"
            """;

    private static final String NAMES =
            """
            #### Extracted from: /usr/include/mpi.h

            --include-constant MPI_INT      # header: /usr/include/mpi.h
            --include-function MPI_Send     # header: /usr/include/mpi.h
            --include-function PMPI_Send    # header: /usr/include/mpi.h
            --include-struct status_t       # header: /usr/include/mpi.h
            --include-typedef MPI_Status    # header: /usr/include/mpi.h
            """;

    private static final MpiInstall MPI =
            new MpiInstall(
                    Path.of("/usr/include/mpi.h"),
                    List.of("cc"),
                    List.of("-I/a b", "-include", "/f.h", "-DMPI_ABI"));

    @TempDir Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    @Test
    void runsTwiceAndKeepsTheSelectedNames() throws IOException {
        assertTrue(produce(NAMES, WRITING));
        List<String> runs = Files.readAllLines(folder.resolve("log"));
        assertEquals(2, runs.size());
        String flags = "-I /a b -D MPI_ABI ";
        assertTrue(runs.getFirst().startsWith(flags + "--dump-includes "), runs::toString);
        assertEquals(List.of("-include", "/f.h"), Files.readAllLines(folder.resolve("log.flags")));
        assertTrue(runs.getLast().startsWith(flags + "--output "), runs::toString);
        assertTrue(runs.getLast().matches(".* -t low @\\S+ /usr/include/mpi\\.h"), runs::toString);
        assertEquals(
                List.of(
                        "--include-constant MPI_INT",
                        "--include-function MPI_Send",
                        "--include-typedef MPI_Status"),
                Files.readAllLines(folder.resolve("log.names")));
        assertTrue(Files.exists(folder.resolve("out/low/mpi_h.java")));
    }

    @Test
    void whatItSkipsIsANote() throws IOException {
        assertTrue(produce(NAMES, WRITING));
        Diagnostics.Message message = diagnostics.messages().getFirst();
        assertEquals(Severity.NOTE, message.severity());
        assertEquals("Skipping MPI_X (type long double is not supported)", message.text());
    }

    @Test
    void aStructThatIsNeededIsKeptToo() throws IOException {
        String complaint =
                """
                if ! grep -q status_t "$log.names"; then
                    echo 'ERROR: MPI_Status depends on status_t which has been excluded' >&2
                    exit 1
                fi
                """;
        assertTrue(produce(NAMES, complaint + WRITING), () -> diagnostics.messages().toString());
        assertEquals(3, Files.readAllLines(folder.resolve("log")).size());
        assertFalse(diagnostics.hasErrors());
    }

    @Test
    void itsErrorsAreErrors() throws IOException {
        String failure = "echo '/usr/include/mpi.h:3:7: error: expected )' >&2; exit 4\n";
        assertFalse(produce(NAMES, failure));
        Diagnostics.Message first = diagnostics.messages().getFirst();
        assertEquals(Severity.ERROR, first.severity());
        assertEquals("/usr/include/mpi.h:3:7", first.position());
        assertTrue(diagnostics.messages().getLast().text().contains("exit code 4"));
    }

    @Test
    void itsDeathIsToldByItsSignal() throws IOException {
        assertFalse(produce(NAMES, "kill -SEGV $$\n"));
        String text = diagnostics.messages().getLast().text();
        assertTrue(text.contains("died of SIGSEGV"), text);
        assertTrue(text.contains("--frontend builtin"), text);
        assertEquals(MPI.header().toString(), diagnostics.messages().getLast().position());
    }

    @Test
    void aHeaderWithoutMpiIsAnError() throws IOException {
        assertFalse(produce("--include-function abs  # header: x\n", WRITING));
        assertEquals(1, diagnostics.count(Severity.ERROR));
    }

    @Test
    void muchOutputDoesNotHang() throws IOException {
        String loud =
                "i=0; while [ $i -lt 20000 ]; do echo \"WARNING: $i\" >&2; i=$((i+1)); done\n";
        assertTrue(produce(NAMES, loud + WRITING));
        assertEquals(20001, diagnostics.count(Severity.NOTE));
    }

    @Test
    void isFoundWhereItIsNamed() throws IOException {
        Path given = StandIn.write(folder.resolve("given/bin/jextract"), "");
        Path onPath = StandIn.write(folder.resolve("path/jextract"), "");
        String path = "/no/such/folder:" + onPath.getParent();
        Optional<Path> home = Optional.of(folder.resolve("given"));
        assertEquals(Optional.of(given), JextractProducer.find(home, null, path));
        assertEquals(
                Optional.of(given),
                JextractProducer.find(Optional.empty(), given.toString(), path));
        assertEquals(Optional.of(onPath), JextractProducer.find(Optional.empty(), null, path));
        assertEquals(Optional.empty(), JextractProducer.find(Optional.empty(), "", "/nowhere"));
    }

    @Test
    void aNamedToolThatIsNotThereIsAnError() {
        Optional<Path> given = Optional.of(folder.resolve("nowhere"));
        IllegalArgumentException failure =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> JextractProducer.find(given, null, null));
        assertTrue(failure.getMessage().contains("nowhere"), failure.getMessage());
    }

    private boolean produce(String names, String script) throws IOException {
        Path listed = Files.writeString(folder.resolve("listed"), names);
        String variables = "log='%s'\nnames='%s'\n".formatted(folder.resolve("log"), listed);
        Path tool = StandIn.write(folder.resolve("jextract"), variables + LISTING + script);
        return new JextractProducer(tool).produce(MPI, folder.resolve("out"), diagnostics);
    }
}
