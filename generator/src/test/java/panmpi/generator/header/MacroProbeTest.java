package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;
import panmpi.generator.report.Diagnostics;

/** Tests what the C preprocessor tells about the macros, functions and callbacks of a header. */
class MacroProbeTest {

    private final Diagnostics diagnostics = Project.quiet();

    @BeforeEach
    void needsCompiler() {
        TestHeaders.needsCompiler();
    }

    @Test
    void expandsWhatIsTheAddressOfASymbol() throws IOException {
        Map<String, String> expansions = probe("pointers.h").expansions();
        assertEquals(
                "((MPI_Comm)((void *)&(ompi_mpi_comm_world)))", expansions.get("MPI_COMM_WORLD"));
        assertEquals("OMPI_C_MPI_COMM_DUP_FN", expansions.get("MPI_COMM_DUP_FN"));
        assertEquals("-1", expansions.get("MPI_ANY_TAG"));
    }

    @Test
    void keepsMacrosOfMpiAndVersionsOnly() throws IOException {
        Map<String, String> expansions = probe("integers.h").expansions();
        assertEquals("\"1.0-test\"", expansions.get("LIBRARY_VERSION"));
        assertEquals("((MPI_Comm)0x44000000)", expansions.get("MPI_COMM_WORLD"));
        assertFalse(expansions.containsKey("OTHER_CONSTANT"), expansions::toString);
        assertFalse(expansions.containsKey("MPI_TWICE"), expansions::toString);
        assertFalse(expansions.containsKey("MPI_DECLSPEC"), expansions::toString);
        assertFalse(expansions.containsKey("__STDC_VERSION__"), expansions::toString);
    }

    @Test
    void knowsNullThoughTheHeaderDoesNot() throws IOException {
        Map<String, String> expansions = probe("integers.h").expansions();
        String value = expansions.get("MPI_T_ENUM_NULL");
        assertEquals("((struct enum_impl *)((void *)0))", value);
    }

    @Test
    void findsEveryFunctionOfTheLibrary() throws IOException {
        Map<String, String> prototypes = probe("integers.h").prototypes();
        assertEquals(
                "int MPI_Create_handler(MPI_Handler_function *function, int *handler)",
                prototypes.get("MPI_Create_handler"));
        assertEquals("int MPI_Pcontrol(const int level, ...)", prototypes.get("MPI_Pcontrol"));
        assertEquals(
                "int MPI_Inline_callback(void (*function)(int, ...))",
                prototypes.get("MPI_Inline_callback"));
        assertEquals(12, prototypes.size(), prototypes::toString);
    }

    @Test
    void findsCallbacksAndTheirOtherNames() throws IOException {
        assertEquals(
                Map.of(
                        "MPI_Copy_function",
                        "typedef int (MPI_Copy_function)(MPI_Comm, int, void *, int *)",
                        "MPI_Plain_function",
                        "typedef int (MPI_Plain_function)(void *)",
                        "MPI_Handler_function",
                        "typedef void (MPI_Handler_function)(MPI_Comm *, int *, ...)",
                        "MPI_Handler_fn",
                        "typedef void (MPI_Handler_fn)(MPI_Comm *, int *, ...)"),
                probe("integers.h").callbacks());
    }

    @Test
    void aMissingIncludeIsReportedWhereItIs() throws IOException {
        MacroFacts facts = MacroProbe.probe(TestHeaders.install("missing-include.h"), diagnostics);
        assertEquals(MacroFacts.none(), facts);
        Diagnostics.Message error = diagnostics.messages().getFirst();
        assertEquals(Diagnostics.Severity.ERROR, error.severity());
        assertTrue(
                error.position().startsWith(TestHeaders.header("missing-include.h") + ":2"),
                error::toString);
    }

    private MacroFacts probe(String header) throws IOException {
        MacroFacts facts = MacroProbe.probe(TestHeaders.install(header), diagnostics);
        assertFalse(diagnostics.hasErrors(), () -> diagnostics.messages().toString());
        return facts;
    }
}
