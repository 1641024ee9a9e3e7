package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Deviation;
import panmpi.generator.model.Merged;
import panmpi.generator.report.Diagnostics;

/**
 * Tests the comparison of a library's prototype with the prototype of the binding: if they differ
 * only in the width of integers, calls are adapted; otherwise that library's function is left out.
 */
class CompareShapesTest {

    private static final String COUNT = "typedef MPI_Count long = long long";
    private static final String COMM = "typedef MPI_Comm int = int";
    private static final String WORLD = "constant MPI_COMM_WORLD MPI_Comm = 1";

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    private List<Deviation> deviations(String bound, String... others) throws IOException {
        Api newer = SmallApis.api(folder, "mpich 5.0", "5.0", COUNT, COMM, WORLD, line(bound));
        List<String> facts = new ArrayList<>(List.of(COUNT, COMM, WORLD));
        List.of(others).forEach(o -> facts.add(line(o)));
        Api older = SmallApis.api(folder, "mpich 4.0", "4.0", facts.toArray(String[]::new));
        Merged merged = Project.merge(diagnostics, List.of(newer, older));
        assertEquals(0, diagnostics.count(Diagnostics.Severity.ERROR));
        return merged.deviations();
    }

    private static String line(String fact) {
        return fact.startsWith("typedef") ? fact : "function " + fact;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '$',
            value = {
                "int MPI_F(MPI_Count n)     | int MPI_F(int count)     | int(int n)",
                "int MPI_F(int n)           | int MPI_F(MPI_Count n)   | int(long n)",
                "int MPI_F(MPI_Comm c, MPI_Count n) | int MPI_F(MPI_Comm c, int n)"
                        + " | int(MPI_Comm,int n)",
                "MPI_Count MPI_F(void *p)   | int MPI_F(void *p)       | int(pointer)",
                "int MPI_F(int a, long b, long c) | int MPI_F(long a, long b, int c)"
                        + " | int(long a,long,int c)",
            })
    void integersByValueMayHaveAnotherWidth(String bound, String theirs, String signature)
            throws IOException {
        List<Deviation> found = deviations(bound, theirs);
        assertEquals(List.of(new Deviation("mpich 4.0", "MPI_F", signature, "", "")), found);
        assertEquals(1, diagnostics.count(Diagnostics.Severity.NOTE));
        assertEquals(0, diagnostics.count(Diagnostics.Severity.WARNING));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '$',
            value = {
                "int MPI_F(int n)    | int MPI_F(int *n)  | 'n' is the address of 32-bit integers"
                        + " there, a 32-bit integer here",
                "int MPI_F(int n)    | int MPI_F(double n) | 'n' is a double there, a 32-bit"
                        + " integer here",
                "int MPI_F(int n)    | int MPI_F(int n, int m) | 2 parameters there, 1 here",
                "int MPI_F(int v[])  | int MPI_F(MPI_Count *v) | 'v' is the address of 64-bit"
                        + " integers there, the address of 32-bit integers here",
                "double MPI_F(int n) | int MPI_F(int n)    | the result is a 32-bit integer there,"
                        + " a double here",
                "int MPI_F(MPI_Comm c) | int MPI_F(int c) | 'c' is a 32-bit integer there, a handle"
                        + " here",
            })
    void anyOtherDifferenceLeavesTheFunctionOfThatLibraryOut(
            String bound, String theirs, String difference) throws IOException {
        Deviation found = deviations(bound, theirs).getFirst();
        assertTrue(found.isUnserved());
        assertTrue(found.reason().endsWith(": " + difference), found.reason());
        assertEquals(1, diagnostics.count(Diagnostics.Severity.WARNING));
        String message = diagnostics.messages().getLast().toString();
        for (String said : List.of("mpich-4.0.api: warning: MPI_F", bound, theirs, "read it")) {
            assertTrue(message.contains(said), message);
        }
    }

    @Test
    void theLargeFormTakesIntegersThatDoNotFit() throws IOException {
        List<Deviation> found =
                deviations(
                        "int MPI_F(MPI_Count n)",
                        "int MPI_F(int n)",
                        "int MPI_F_c(MPI_Count count)");
        assertEquals("MPI_F_c", found.getFirst().large());
    }

    @Test
    void aLargeFormOfOtherTypesTakesNothing() throws IOException {
        List<Deviation> found =
                deviations(
                        "int MPI_F(MPI_Count n)",
                        "int MPI_F(int n)",
                        "int MPI_F_c(MPI_Count *count)");
        assertEquals("", found.getFirst().large());
    }

    @Test
    void aTypeHasTheWidthThatTheLibrarysOwnHeaderGivesIt() throws IOException {
        Api newer =
                SmallApis.api(folder, "mpich 5.0", "5.0", COUNT, "function int MPI_F(MPI_Count n)");
        Api older =
                SmallApis.api(
                        folder,
                        "mpich 4.0",
                        "4.0",
                        "typedef MPI_Count int = int",
                        "function int MPI_F(MPI_Count n)");
        Merged merged = Project.merge(diagnostics, List.of(newer, older));
        assertEquals("int(int n)", merged.deviations().getFirst().signature());
    }
}
