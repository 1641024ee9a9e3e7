package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.SmallHeader.Run;
import panmpi.generator.header.TestHeaders;

/**
 * Tests the command {@code bindings} with headers of unknown MPIs: its exit code, its messages, and
 * the binding that it makes.
 */
@Tag("long")
class StrangeHeaderTest {

    @TempDir private Path folder;
    private SmallHeader small;

    @BeforeEach
    void copy() throws IOException {
        TestHeaders.needsClang();
        folder = folder.toRealPath();
        small = new SmallHeader(folder).copied();
    }

    private Run bind(Path header, String... more) {
        String[] options = new String[more.length + 2];
        options[0] = "--header=" + header;
        options[1] = "--cc=gcc";
        System.arraycopy(more, 0, options, 2, more.length);
        return small.bindings(options);
    }

    private Run refused(Path header, String... more) throws IOException {
        var before = small.state();
        Run run = bind(header, more);
        assertEquals(1, run.exit(), run.said());
        assertEquals(before, small.state());
        return run;
    }

    @Test
    void macrosWithTheNamesOfFunctionsTakeNoFunctionAway() throws IOException {
        Path header =
                small.write(
                        "mpi.h",
                        SmallHeader.BEGINNING
                                + """
                                int MPIX_Frob(MPI_Comm comm, int *flag);
                                #define MPIX_Frob MPIX_Frob
                                int MPI_Barrier(MPI_Comm comm);
                                int PMPI_Barrier(MPI_Comm comm);
                                #define MPI_Barrier PMPI_Barrier
                                #define MPI_Send(b, n) (0)
                                #define MPI_Send_c MPI_Send
                                #define MPI_Recv 7
                                enum { MPI_Probe = 3 };
                                int VND_Send(int n);
                                #ifdef __clang__
                                int MPIX_Clang_only(int n);
                                #endif
                                """);
        Run run = bind(header);
        assertEquals(0, run.exit(), run.said());
        for (String part :
                new String[] {
                    ":12: MPI_Barrier is a function, and hidden by a macro (PMPI_Barrier)",
                    "(a macro here, " + header + ":13)",
                    ":14: MPI_Send_c is a macro for MPI_Send, and no function",
                    ":15: MPI_Recv is a constant here (7), and a function of the binding",
                    ":16: MPI_Probe is a constant here (3), and a function of the binding",
                    "MPIX_Clang_only is declared for libclang only, not for the compiler",
                    "1 function is left out, since its name has another prefix than MPI_ and MPIX_: VND_ (1)"
                }) {
            assertTrue(run.said().contains(part), part + " is not in\n" + run.said());
        }
        var made = small.state();
        String api = made.get("api/unknown-4.1.api");
        assertTrue(api.contains("\nfunction int MPIX_Frob(MPI_Comm comm, int *flag)\n"), api);
        assertTrue(api.contains("\nfunction int MPI_Barrier(MPI_Comm comm)\n"), api);
        assertFalse(api.contains("MPIX_Clang_only"), api);
        assertFalse(api.matches("(?s).*constant MPI(X_Frob|_Barrier|_Send|_Recv|_Probe).*"), api);
        assertTrue(made.get("java/mpi/c/MpiExtensions.java").contains("int MPIX_Frob("));
    }

    @Test
    @Tag("nightly")
    void aNamedLibraryTakesThePlaceOfTheUnknownOne() throws IOException {
        Path header = small.write("mpi.h", SmallHeader.BEGINNING);
        Run unknown = bind(header);
        assertEquals(0, unknown.exit(), unknown.said());
        assertTrue(unknown.said().contains("--library NAME-VERSION"), unknown.said());
        assertTrue(small.state().containsKey("api/unknown-4.1.api"));
        Run named = bind(header, "--library=mvapich-4.0");
        assertEquals(0, named.exit(), named.said());
        assertFalse(named.said().contains("against unknown"), named.said());
        assertFalse(small.state().containsKey("api/unknown-4.1.api"));
        assertTrue(small.state().containsKey("api/mvapich-4.0.api"));
    }

    @Test
    @Tag("nightly")
    void aCompilerAloneReadsItsOwnHeader() throws IOException {
        small.write("include/mpi.h", SmallHeader.BEGINNING + "int MPIX_Frob(int n);\n");
        Path wrapper =
                small.write(
                        "bin/mpicc",
                        "#!/bin/sh\nexec gcc -I'" + folder.resolve("include") + "' \"$@\"\n");
        Files.setPosixFilePermissions(wrapper, PosixFilePermissions.fromString("rwxr-xr-x"));
        Run run = small.bindings("--cc=" + wrapper, "--library=own-1.0");
        assertEquals(0, run.exit(), run.said());
        assertTrue(run.said().contains("own 1.0 (MPI 4.1), against"), run.said());
        assertTrue(small.state().get("api/own-1.0.api").contains("MPIX_Frob"));
        Run none = small.bindings("--cc=gcc -nostdinc");
        assertEquals(1, none.exit(), none.said());
        assertTrue(none.said().contains("no mpi.h:\n  - gcc -nostdinc: "), none.said());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4.0   | 1 | it is of MPI 4.1, and mpich 4.0.2, a later version, of MPI 4.0
                    9.0   | 0 | it is of MPI 4.0, and mpich 4.2.3, an earlier version, of MPI 4.1
                    4.0.5 | 0 | mpich 4.0.2 and mpich 4.1.3, before and after it, both have functions that it lacks
                    """)
    void anotherLibrarysVersionIsRefused(String version, String minor, String why)
            throws IOException {
        Path header =
                small.write(
                        "mpi.h",
                        SmallHeader.BEGINNING.replace("SUBVERSION 1", "SUBVERSION " + minor)
                                + "#define MPICH_VERSION \""
                                + version
                                + "\"\n");
        Run run = refused(header);
        assertTrue(
                run.said()
                        .contains("calls itself mpich " + version + ", and cannot be that: " + why),
                run.said());
        assertTrue(run.said().contains("--library mvapich-" + version), run.said());
    }

    @Test
    void theReasonAgainstOtherFactsAndTheRemediesComeLast() throws IOException {
        Path header =
                small.write(
                        "mpi.h",
                        SmallHeader.BEGINNING.replace("SUBVERSION 1", "SUBVERSION 0")
                                + "#define MPICH_VERSION \"4.0.2\"\n");
        Run run = refused(header);
        String shown = String.join("\n", run.said().lines().toList().reversed().subList(0, 9));
        assertTrue(shown.contains("--header " + header + " calls itself mpich 4.0.2"), shown);
        assertTrue(shown.contains("--library NAME-4.0.2"), shown);
        assertTrue(shown.contains("make bindings with --replace"), shown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    int MPI_TAG;                  | ''                          | 6 | MPI_Status has no field MPI_TAG here
                    int MPI_TAG;                  | long MPI_TAG;               | 6 | MPI_Status.MPI_TAG is of type long here
                    typedef struct MPI_Status \\{.* | struct MPI_Status;          | 6 | MPI_Status is not defined here
                    typedef struct MPI_Status \\{.* | typedef int MPI_Status;     | 6 | MPI_Status is no struct here
                    typedef struct MPI_Status \\{.* | ''                          | 1 | MPI_Status is not defined here
                    """)
    void aStatusWithoutTheFieldsOfEveryMpisIsRefused(
            String part, String instead, int line, String what) throws IOException {
        Path header = small.write("mpi.h", SmallHeader.BEGINNING.replaceAll(part, instead));
        Run run = refused(header);
        assertTrue(run.said().contains(header + ":" + line + ": error: " + what), run.said());
        assertTrue(run.said().contains("int MPI_SOURCE, int MPI_TAG, int MPI_ERROR"), run.said());
    }

    @Test
    void aFlagThatLibclangDoesNotKnowIsNamed() throws IOException {
        Path header = small.write("mpi.h", SmallHeader.BEGINNING);
        var before = small.state();
        Run run = small.bindings("--header=" + header, "--cc=gcc -fplan9-extensions");
        assertEquals(1, run.exit(), run.said());
        assertEquals(before, small.state());
        assertTrue(run.said().contains("'-fplan9-extensions': libclang, which reads"), run.said());
    }
}
