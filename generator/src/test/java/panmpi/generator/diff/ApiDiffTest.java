package panmpi.generator.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.rules.SmallApis;

/** Tests which differences between two MPIs break compiled programs, and which break sources. */
class ApiDiffTest {

    private static final String[] TYPES = {
        "typedef MPI_Comm int = int",
        "typedef MPI_Fint int = int",
        "typedef MPI_Count long = long long",
        "typedef MPI_Info int = int",
        "constant MPI_INFO_NULL MPI_Info = 9",
        "callback int MPI_Fn(int x0)",
        "callback int MPI_Same_fn(int x0)",
        "callback int MPI_Other_fn(long x0)",
    };

    @TempDir private Path folder;

    private ApiDiff compare(String old, String now) throws IOException {
        return ApiDiff.compare(api("a 1", old), api("b 2", now), Set.of());
    }

    private Api api(String library, String facts) throws IOException {
        String all = String.join("\n", TYPES) + "\n" + facts.replace(" / ", "\n");
        return SmallApis.api(folder, library, "4.0", all);
    }

    @ParameterizedTest(name = "{0} -> {1} breaks {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "function int MPI_F(int n) | # none | binaries and sources",
                "function int MPI_F(int n) | function int MPI_F(int m) | ",
                "function int MPI_F(int n) | function int MPI_F(MPI_Fint n) | ",
                "function int MPI_F(int n) | function int MPI_F(unsigned n) | ",
                "function int MPI_F(int n) | function int MPI_F(MPI_Count n) | binaries",
                "function int MPI_F(int n) | function int MPI_F(int n, int m) | binaries and sources",
                "function int MPI_F(int n) | function int MPI_F(int *n) | binaries and sources",
                "function int MPI_F(int n) | function double MPI_F(int n) | binaries",
                "function int MPI_F(int *n) | function int MPI_F(MPI_Count *n) | binaries and sources",
                "function int MPI_F(int *n) | function int MPI_F(unsigned *n) | sources",
                "function int MPI_F(int *n) | function int MPI_F(const int n[]) | ",
                "function int MPI_F(const int *n) | function int MPI_F(int *n) | sources",
                "function int MPI_F(MPI_Comm c) | function int MPI_F(MPI_Info c) | ",
                "function int MPI_F(MPI_Fn *f) | function int MPI_F(MPI_Same_fn *f) | ",
                "function int MPI_F(MPI_Fn *f) | function int MPI_F(MPI_Other_fn *f) | sources",
                "callback int MPI_C(int x0) | callback int MPI_C(long x0) | binaries",
                "callback int MPI_C(int x0) | # none | sources",
                "constant MPI_A int = 1 | constant MPI_A int = 2 | binaries",
                "constant MPI_A int = 1 | constant MPI_A long = 1 | ",
                "constant MPI_A int = 1 | # none | sources",
                "constant MPI_A int = &a | # none | binaries and sources",
                "constant MPI_A pointer = &a | constant MPI_A pointer = &b | binaries",
                "constant MPI_A MPI_Info = 9 | constant MPI_A MPI_Info = 5 | ",
                "constant MPI_A MPI_Info = 5 | constant MPI_A MPI_Info = 9 | binaries",
                "constant MPI_SUBVERSION int = 1 | constant MPI_SUBVERSION int = 0 | ",
                "constant OWN_A int = 1 | # none | ",
                "typedef MPI_T int = int | typedef MPI_T long = long | binaries",
                "typedef MPI_T long = long | typedef MPI_T long = long long | ",
                "typedef MPI_T int = int | # none | sources",
                "struct MPI_S 4 / struct MPI_S.MPI_A int @0 4 | struct MPI_S 8 / struct MPI_S.MPI_A int"
                        + " @0 4 | binaries",
                "struct MPI_S 8 / struct MPI_S.MPI_A int @0 4 | struct MPI_S 8 / struct MPI_S.MPI_A int"
                        + " @4 4 | binaries",
                "struct MPI_S 8 / struct MPI_S.MPI_A int @0 4 | struct MPI_S 8 / struct MPI_S.MPI_B int"
                        + " @0 4 | binaries and sources",
                "struct MPI_S 8 / struct MPI_S.own int @0 4 | struct MPI_S 8 / struct MPI_S.its int @0 4"
                        + " | ",
            })
    void tellsWhatAChangeBreaks(String old, String now, String broken) throws IOException {
        ApiDiff diff = compare(old, now);
        assertEquals(1, diff.changes().size(), diff.changes().toString());
        Change change = diff.changes().getFirst();
        assertEquals(broken == null ? "" : "breaks " + broken, change.breaks(), change.text());
        assertEquals(broken == null ? 1 : 2, diff.level());
    }

    @Test
    void whatIsAddedBreaksNothing() throws IOException {
        ApiDiff diff =
                compare(
                        "# none",
                        "function int MPI_F(int n) / constant MPI_A int = 1 / callback int MPI_C(int x0)"
                                + " / typedef MPI_T int = int / struct MPI_S 4");
        assertEquals(5, diff.changes().size());
        assertEquals(1, diff.level());
        assertFalse(diff.changes().stream().anyMatch(Change::isBreaking));
    }

    @Test
    void nothingDiffersFromItself() throws IOException {
        for (String name : new String[] {"mpich-5.0.2", "openmpi-5.0.11", "mpi-abi-5.0"}) {
            Api api = ApiFile.read(Project.snapshots().resolve(name + ".api"));
            assertEquals(0, ApiDiff.compare(api, api, Set.of()).level(), name);
        }
    }

    @Test
    void anotherFamilyBreaksBinaries() throws IOException {
        Api mpich = ApiFile.read(Project.snapshots().resolve("mpich-5.0.2.api"));
        Api standard = ApiFile.read(Project.snapshots().resolve("mpi-abi-5.0.api"));
        ApiDiff diff = ApiDiff.compare(mpich, standard, Set.of());
        Change family = diff.changes().getFirst();
        assertEquals(Change.Subject.LIBRARY, family.subject());
        assertTrue(family.breaksBinary());
        assertTrue(
                diff.breaking().stream()
                        .anyMatch(c -> c.text().startsWith("MPI_Comm: int (4 bytes) becomes")));
        assertTrue(diff.breaking().stream().anyMatch(c -> c.text().startsWith("MPI_Status: 20 ")));
    }
}
