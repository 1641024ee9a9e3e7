package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.header.TestHeaders;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.report.Diagnostics;

/** Tests that rare declarations in a header are read, or left out and reported with the line. */
class OddHeaderTest {

    private static final Diagnostics diagnostics = Project.quiet();
    private static Api api;

    @BeforeAll
    static void read() throws IOException {
        TestHeaders.needsClang();
        MpiInstall mpi = InstallSearch.of(TestHeaders.header("odd.h"));
        api =
                new Pipeline(Project.templates(), diagnostics)
                        .snapshot(mpi, new ClangProducer())
                        .orElseThrow(() -> new AssertionError(diagnostics.messages()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    MPI_Unnamed           | int x0, MPI_Comm x1, const int *x2, MPI_Status x3[]
                    MPI_Unsigned          | unsigned char flags, unsigned int n, unsigned short s, unsigned long l
                    MPI_Short             | short s, _Bool b, float f, double d, char c
                    MPI_Enum              | MPI_Color color, enum MPI_Kind kind
                    MPI_By_value          | MPI_Pair pair, MPI_Either either
                    MPI_Struct_tag        | struct MPI_Pair pair
                    MPI_Struct_array      | int *n, MPI_Status array[]
                    MPI_Callback          | function *fn, void *extra
                    MPI_Callback_unnamed  | function *x0
                    MPI_Attributed        | int x
                    MPI_Attributed_before | int *a, const void *b, int *v
                    MPI_Attributed_param  | int x, void *p
                    MPI_Handler_create    | MPI_Handler *fn, int *handler
                    """)
    void parametersAreOfTheTypesThatTheHeaderSays(String function, String parameters) {
        List<String> read =
                api.functions().get(function).params().stream()
                        .map(p -> p.type().declare(p.name()))
                        .toList();
        assertEquals(parameters, String.join(", ", read));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MPI_Without_prototype",
                "MPI_Alias_macro",
                "MPI_Long_double",
                "MPI_Int128",
                "MPI_Complex",
                "MPI_Returns_struct",
                "MPI_Returns_function",
                "MPI_Callback_array",
                "MPI_Callback_returning",
                "MPI_Flag"
            })
    void whatIsLeftOutIsToldWithItsLine(String name) {
        assertFalse(api.functions().containsKey(name), name);
        assertFalse(api.constants().containsKey(name), name);
        assertFalse(api.typedefs().containsKey(name), name);
        List<Diagnostics.Message> told =
                diagnostics.messages().stream()
                        .filter(m -> m.severity() == Diagnostics.Severity.WARNING)
                        .filter(m -> m.text().matches("(?s).*\\b" + name + "\\b.*"))
                        .toList();
        assertEquals(1, told.size(), diagnostics.messages()::toString);
        assertTrue(told.getFirst().position().matches(".*/odd\\.h:\\d+"), told::toString);
    }

    @Test
    void macrosWithArgumentsAreToldInOneNote() {
        assertFalse(api.functions().containsKey("MPI_Macro_function"));
        List<Diagnostics.Message> told =
                diagnostics.messages().stream()
                        .filter(m -> m.text().contains("MPI_Macro_function"))
                        .toList();
        assertEquals(1, told.size(), diagnostics.messages()::toString);
        assertEquals(Diagnostics.Severity.NOTE, told.getFirst().severity());
        assertTrue(told.getFirst().text().startsWith("macros with arguments"), told::toString);
    }

    @Test
    void functionsOfTheHeaderItselfAreNoneOfTheLibrary() {
        Set<String> read = api.functions().keySet();
        for (String name : List.of("MPI_Inline", "MPI_Static", "MPI_Plain_inline")) {
            assertFalse(read.contains(name), name);
        }
    }

    @Test
    void constantsThatAreVariablesAreReadAsSuch() {
        for (String name :
                List.of(
                        "MPI_CONST_INT",
                        "MPI_CONST_COUNT",
                        "MPI_CONST_COMM",
                        "MPI_F_STATUS_IGNORE")) {
            assertEquals(Constant.Source.VARIABLE, api.constants().get(name).source(), name);
        }
        for (String array : List.of("MPI_CONST_COMMS", "MPI_CONST_ARRAY")) {
            assertEquals(Constant.Source.ADDRESS, api.constants().get(array).source(), array);
        }
    }

    @Test
    void valuesOfEnumerationsAreConstants() {
        assertEquals("5", api.constants().get("MPI_GREEN").value());
        assertEquals("9", api.constants().get("MPI_LOOSE").value());
    }

    @Test
    void bitFieldsAndUnnamedMembersLeaveTheOthersWhereTheyAre() {
        var status = api.structs().get("MPI_Status");
        assertEquals(24, status.size());
        assertEquals(List.of(0L, 4L, 8L), status.fields().stream().map(f -> f.offset()).toList());
    }

    @Test
    void aHandleThatPointsToAnUntaggedStructIsAPointer() {
        assertEquals("pointer", api.typedefs().get("MPI_Anon_pointer").carrier());
    }

    @Test
    void nothingOfItIsAnError() {
        assertFalse(diagnostics.hasErrors(), diagnostics.messages()::toString);
    }
}
