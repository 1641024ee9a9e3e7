package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Function;
import panmpi.generator.model.Known;
import panmpi.generator.model.Snapshots;

/** Tests that new functions are refused whose method would have the name of another one. */
class NameClashesTest {

    @TempDir private Path folder;

    private SortedMap<String, String> clashes(String known, String... functions)
            throws IOException {
        String[] facts = new String[functions.length + 2];
        facts[0] = "typedef MPI_Comm int = int";
        facts[1] = "constant MPI_COMM_WORLD MPI_Comm = 1";
        System.arraycopy(functions, 0, facts, 2, functions.length);
        Api api = SmallApis.api(folder, "mpich 9.0", "4.0", facts);
        SortedMap<String, Known.Entry> entries = new TreeMap<>();
        if (!known.isEmpty()) {
            Function function = api.functions().get(known);
            entries.put(known, new Known.Entry(function, "3.1"));
        }
        Snapshots snapshots = new Snapshots(List.of(api), new Known(entries));
        return new Pipeline(Project.templates(), Project.quiet()).decide(snapshots).refused();
    }

    @Test
    void aKnownFunctionNeverGivesWay() throws IOException {
        var clashes =
                clashes(
                        "MPI_Comm_rank",
                        "function int MPI_Comm_Rank(MPI_Comm comm, int *rank)",
                        "function int MPI_Comm_rank(MPI_Comm comm, int *rank)");
        assertEquals(Set.of("MPI_Comm_Rank"), clashes.keySet());
        String why = clashes.get("MPI_Comm_Rank");
        assertTrue(why.contains("Comm.Rank, which is that of MPI_Comm_rank"), why);
    }

    @Test
    void otherNamesAreNoClash() throws IOException {
        assertEquals(
                Set.of(),
                clashes("", "function int MPI_Comm_rank(MPI_Comm comm, int *rank)").keySet());
    }
}
