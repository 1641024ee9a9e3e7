package panmpi.generator.track;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.model.Api;
import panmpi.generator.rules.FacadeRules;
import panmpi.generator.rules.SmallApis;

/** Tests the history of functions and constants over the versions of each library. */
class MatrixRowsTest {

    @TempDir private Path folder;
    private final List<Column> columns = new ArrayList<>();

    private void header(String title, String... facts) throws IOException {
        Api api = SmallApis.api(folder, title, "4.0", facts);
        columns.add(new Column(api, api.identity().version(), "", false));
    }

    private Row row(String name) {
        FacadeRules.Decisions none =
                new FacadeRules.Decisions(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        return new MatrixRows(columns, Set.of("MPI_F_T"), new Facade(none, Map.of()))
                .rows().stream().filter(r -> r.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void aVersionThatSaysTheSameHasNoTurn() throws IOException {
        header("mpich 4.0", "function int MPI_F(int n)");
        header("mpich 4.1", "function int MPI_F(int n)");
        header("mpich 4.2", "function int MPI_F(long n)");
        assertEquals(Map.of("mpich", List.of("4.0", 0, "4.2", 1)), row("MPI_F").history());
        assertEquals(List.of("int MPI_F(int n)", "int MPI_F(long n)"), row("MPI_F").texts());
    }

    @Test
    void aNameMayComeAndGoAndComeAgain() throws IOException {
        header("mpich 4.0", "constant MPI_A int = 1");
        header("mpich 4.1", "constant MPI_B int = 1");
        header("mpich 4.2", "constant MPI_A int = 1", "constant MPI_B int = 1");
        assertEquals(
                Map.of("mpich", List.of("4.0", 0, "4.1", -1, "4.2", 0)), row("MPI_A").history());
        assertEquals(Map.of("mpich", List.of("4.1", 0)), row("MPI_B").history());
        assertEquals(List.of("1 (int)"), row("MPI_A").texts());
    }

    @Test
    void aLibraryKnowsNothingOfTheOneBeside() throws IOException {
        header("mpich 4.0", "constant MPI_A int = 1");
        header("openmpi 5.0", "constant MPI_A int = 1");
        header("zmpi 1.0");
        assertEquals(
                Map.of("mpich", List.of("4.0", 0), "openmpi", List.of("5.0", 0)),
                row("MPI_A").history());
    }

    @Test
    void namesOfParametersAndTheSpellingOfArraysAreNoDifference() throws IOException {
        header("mpich 4.0", "function int MPI_F(int counts[], const void *buf)");
        header("mpich 4.1", "function int MPI_F(int *sizes, const void *data)");
        header("mpich 4.2", "function int MPI_F(int *sizes, void *data)");
        assertEquals(List.of(0, 0, 2), row("MPI_F").shapes());
    }

    @Test
    void aNumberOfAFunctionIsToldFromAConstant() throws IOException {
        header("mpich 4.0", "constant MPI_F_T int = 7", "constant MPI_G int = 7");
        assertEquals(Row.Kind.NUMBER, row("MPI_F_T").kind());
        assertEquals(Row.Kind.CONSTANT, row("MPI_G").kind());
    }
}
