package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panmpi.generator.Project;
import panmpi.generator.header.low.LowLevelJava;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.Diagnostics.Severity;

/**
 * Tests that reading a header with libclang gives the same low-level Java (source that calls the C
 * functions of the header) as jextract generates, and how errors are reported.
 */
class ClangProducerTest {

    private static final List<String> WRITTEN =
            List.of(
                    "int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest,"
                            + " int tag, MPI_Comm comm)\n",
                    "int MPI_Group_range_incl(int n, int ranges[][3], char **argv[],"
                            + " const int *const *more)\n",
                    "int MPI_Pcontrol(const int level, ...)\n",
                    "void *MPI_Address()\n",
                    "double MPI_Wtime()\n",
                    "int MPI_Create_handler(MPI_Handler_function *function, int *handler)\n",
                    "int MPI_By_function(MPI_Copy_function copy)\n",
                    "public static int MPI_Keyword(int class_, int record_) {",
                    "public static int MPI_Unnamed(int x0, MemorySegment x1, MemorySegment x2) {",
                    "#define MPI_VERSION 4\n",
                    "#define MPI_COMM_WORLD 1140850688\n",
                    "#define MPI_ANY_SOURCE -2\n",
                    "#define MPI_UNSIGNED_MAX 4294967295\n",
                    "private static final int MPI_UNSIGNED_MAX = (int)4294967295L;",
                    "private static final long MPI_DISPLACEMENT_CURRENT = -54278278L;",
                    "#define MPI_BOTTOM (void*) 0\n",
                    "MPI_IN_PLACE = MemorySegment.ofAddress(-1L);",
                    "#define MPI_FACTOR 2.5\n",
                    "#define MPI_FORMAT \"%ld \\\"quoted\\\"\"\n",
                    "enum MPI_Topology.MPI_CART = 2\n",
                    "enum <anonymous>.MPI_SAFE = -3\n",
                    "typedef MPI_Aint MPI_Count\n",
                    "public static final OfLong MPI_Count = integers_h.C_LONG;",
                    "typedef struct file_impl *MPI_File\n",
                    "public static final AddressLayout MPI_File = integers_h.C_POINTER;",
                    "typedef int (MPI_Copy_function)(MPI_Comm, int, void *, int *)\n",
                    "int apply(int oldcomm, int keyval, MemorySegment _x2, MemorySegment flags);",
                    "extern int *const MPI_UNWEIGHTED\n",
                    "extern MPI_Comm MPI_a_variable\n",
                    "public class MPI_Second_name extends MPI_Anonymous {",
                    "typedef MPI_Anonymous MPI_Second_name\n",
                    "int reserved[3]\n",
                    "MemoryLayout.sequenceLayout(3, integers_h.C_INT).withName(\"reserved\")");

    private static final List<String> LEFT_OUT =
            List.of(
                    "MPI_TWICE",
                    "OTHER_CONSTANT",
                    "UNRELATED",
                    "MPI_hidden",
                    "MPI_Inlined",
                    "PMPI_",
                    "MPI_Long_double",
                    "MPI_Unsupported",
                    "MPI_Inline_callback",
                    "MPI_Safety",
                    "MPI_DECLSPEC",
                    "MPI_Handler_fn",
                    "__attribute__",
                    "deprecated",
                    "(void)");

    @TempDir Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    @ParameterizedTest
    @ValueSource(strings = {"integers.h", "pointers.h"})
    void whatItWritesCompilesWithoutAWarning(String header) throws IOException {
        produce(header);
        assertEquals("", new LowLevelJava(folder).compile());
    }

    @Test
    void writesWhatJextractWrites() throws IOException {
        String java = produce("integers.h");
        assertEquals(List.of(), WRITTEN.stream().filter(t -> !java.contains(t)).toList(), java);
    }

    @Test
    void leavesOutWhatJextractLeavesOut() throws IOException {
        String java = produce("integers.h");
        assertEquals(List.of(), LEFT_OUT.stream().filter(java::contains).toList(), java);
    }

    @Test
    void addressesOfSymbolsAreNoConstants() throws IOException {
        String java = produce("pointers.h");
        assertFalse(java.contains("MPI_COMM_WORLD"), java);
        assertFalse(java.contains("ompi_mpi_comm_world"), java);
        assertTrue(java.contains("#define MPI_INT32_T (void*) 592\n"), java);
        assertTrue(java.contains("#define MPI_STATUS_IGNORE (void*) 0\n"), java);
    }

    @Test
    void structsThatAWantedOneNeedsAreWritten() throws Exception {
        produce("pointers.h");
        LowLevelJava java = new LowLevelJava(folder);
        assertEquals("", java.compile());
        assertEquals(16L, java.load("MPI_F08_status").getMethod("sizeof").invoke(null));
        assertEquals(8L, java.load("MPI_Status").getMethod("_ucount$offset").invoke(null));
    }

    @Test
    void twoRunsWriteTheSameAndLeaveNothingOld() throws IOException {
        String first = produce("integers.h");
        Files.writeString(folder.resolve("low").resolve("Stale.java"), "stale");
        assertEquals(first, produce("integers.h"));
    }

    @Test
    void aSyntaxErrorIsReportedWhereItIs() throws IOException {
        TestHeaders.needsClang();
        assertFalse(
                new ClangProducer()
                        .produce(TestHeaders.install("syntax-error.h"), folder, diagnostics));
        String where = TestHeaders.header("syntax-error.h") + ":3:";
        assertTrue(errors().getFirst().position().startsWith(where), () -> errors().toString());
        assertEquals(List.of(), LowLevelFolder.files(folder));
    }

    @Test
    void aMissingIncludeIsReportedWhereItIs() throws IOException {
        TestHeaders.needsClang();
        assertFalse(
                new ClangProducer()
                        .produce(TestHeaders.install("missing-include.h"), folder, diagnostics));
        Diagnostics.Message error = errors().getFirst();
        assertEquals(TestHeaders.header("missing-include.h") + ":2:10", error.position());
        assertTrue(error.text().contains("no-such-file-of-mpi.h"), error.text());
    }

    @Test
    void aHeaderWithoutMpiIsAnError() throws IOException {
        TestHeaders.needsClang();
        assertFalse(
                new ClangProducer().produce(TestHeaders.install("libc.h"), folder, diagnostics));
        assertEquals(1, errors().size());
    }

    private String produce(String header) throws IOException {
        TestHeaders.needsClang();
        assertTrue(
                new ClangProducer().produce(TestHeaders.install(header), folder, diagnostics),
                () -> diagnostics.messages().toString());
        return new LowLevelJava(folder).text();
    }

    private List<Diagnostics.Message> errors() {
        return diagnostics.messages().stream().filter(m -> m.severity() == Severity.ERROR).toList();
    }
}
