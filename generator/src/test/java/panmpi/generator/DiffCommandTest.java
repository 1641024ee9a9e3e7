package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.header.TestHeaders;
import picocli.CommandLine;

/** Tests the command diff with small headers: exit code and report of incompatible changes. */
class DiffCommandTest {

    private static final String HEADER =
            """
            typedef int MPI_Comm;
            #define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
            #define MPI_TAG_UB 100
            #define MPI_VERSION 4
            #define MPI_SUBVERSION 0
            typedef struct MPI_Status { int MPI_SOURCE; int MPI_TAG; int MPI_ERROR; } MPI_Status;
            int MPI_Barrier(MPI_Comm comm);
            int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status);
            """;

    @TempDir private Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void needsClang() throws IOException {
        TestHeaders.needsClang();
    }

    private int compareWith(String header) throws IOException {
        return compare(write("old.h", HEADER), write("new.h", header));
    }

    private int compare(Path old, Path now) {
        CommandLine commandLine = Main.commandLine();
        commandLine.setErr(new PrintWriter(out, true));
        PrintStream console = System.out;
        System.setOut(new PrintStream(out, true));
        try {
            return commandLine.execute(
                    "diff", "--templates=" + Project.templates(), old.toString(), now.toString());
        } finally {
            System.setOut(console);
        }
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void assertSaid(String text) {
        assertTrue(out.toString().contains(text), out::toString);
    }

    @Test
    void sameHeader() throws IOException {
        assertEquals(0, compareWith(HEADER));
        assertSaid("abi-diff: no difference (exit code 0)");
    }

    @Test
    void additionsOnly() throws IOException {
        assertEquals(1, compareWith(HEADER + "int MPI_Ibarrier(MPI_Comm comm, int *request);\n"));
        assertSaid("- int MPI_Ibarrier(MPI_Comm comm, int *request)");
    }

    @Test
    void removedFunction() throws IOException {
        assertEquals(2, compareWith(HEADER.replaceFirst("int MPI_Barrier.*\n", "")));
        assertSaid("### Functions removed (1): breaks binaries and sources");
        assertSaid("- int MPI_Barrier(MPI_Comm comm)");
    }

    @Test
    void changedConstant() throws IOException {
        assertEquals(2, compareWith(HEADER.replace("TAG_UB 100", "TAG_UB 200")));
        assertSaid("### Constants changed (1): breaks binaries");
        assertSaid("- MPI_TAG_UB: 100 becomes 200");
    }

    @Test
    void widenedStruct() throws IOException {
        String wider = HEADER.replace("int MPI_ERROR;", "int MPI_ERROR; int reserved[5];");
        assertEquals(2, compareWith(wider));
        assertSaid("### Structs changed (1): breaks binaries");
        assertSaid("- MPI_Status: 12 bytes become 32; reserved is new, int[5] at 12");
    }

    @Test
    void headersOfTheSameVersionAreToldApartByTheirFiles() throws IOException {
        assertEquals(2, compareWith(HEADER.replace("TAG_UB 100", "TAG_UB 200")));
        assertSaid(
                "# unknown 4.0 (%s) to unknown 4.0 (%s)\n"
                        .formatted(folder.resolve("old.h"), folder.resolve("new.h")));
    }

    @Test
    void snapshotAgainstHeader() throws IOException {
        Path header = write("mpi.h", HEADER);
        int written =
                Main.commandLine()
                        .execute(
                                "snapshot",
                                "--frontend=builtin",
                                "--header=" + header,
                                "--templates=" + Project.templates(),
                                "--out=" + folder);
        assertEquals(0, written);
        assertEquals(0, compare(folder.resolve("unknown-4.0.api"), header));
    }

    @Test
    void headerWithAnErrorIsNoVerdict() throws IOException {
        assertEquals(DiffCommand.FAILED, compareWith("int MPI_Barrier(;\n"));
        assertSaid("new.h:1:");
    }

    @Test
    void missingFileIsNoVerdict() throws IOException {
        Path missing = folder.resolve("none.api");
        assertEquals(DiffCommand.FAILED, compare(write("old.h", HEADER), missing));
        assertSaid("none.api");
    }
}
