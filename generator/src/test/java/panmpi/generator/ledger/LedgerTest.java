package panmpi.generator.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Snapshots;

/**
 * Tests the committed ledger, {@code generated/API.md}, a table of all names of MPI with the
 * members of the facade for each: every name of every committed snapshot has a complete row.
 */
class LedgerTest {

    private static final String REFRESH = "; run `make bindings` and commit generated/API.md";
    private static final Map<String, List<String>> CELLS = new LinkedHashMap<>();
    private static List<Api> snapshots;

    @BeforeAll
    static void read() throws IOException {
        snapshots = Snapshots.read(List.of(Project.snapshots())).apis();
        for (String line : Files.readAllLines(Project.root().resolve("generated/API.md"))) {
            if (line.startsWith("| `")) {
                List<String> cells = List.of(line.split("\\s*\\|\\s*", -1));
                String name = cells.get(1).replace("`", "");
                assertEquals(null, CELLS.put(name, cells.subList(1, 6)), "two rows of " + name);
            }
        }
    }

    @Test
    void everyNameOfEverySnapshotHasARow() {
        List<String> missing = new ArrayList<>();
        for (Api api : snapshots) {
            names(api).stream()
                    .filter(name -> !CELLS.containsKey(name))
                    .forEach(name -> missing.add(name + " of " + api.identity().fileName()));
        }
        assertEquals(List.of(), missing, missing.size() + " names without a row" + REFRESH);
    }

    @Test
    void everyRowIsOfANameThatSomeSnapshotHas() {
        SortedSet<String> left = new TreeSet<>(CELLS.keySet());
        snapshots.forEach(api -> left.removeAll(names(api)));
        assertTrue(left.isEmpty(), "rows of no snapshot: " + left + REFRESH);
    }

    @Test
    void everyRowHasMembersOrAReasonAndItsLibraries() {
        CELLS.forEach(
                (name, cells) -> {
                    String row = name + ": " + cells + REFRESH;
                    assertTrue(cells.get(1).matches("|`Mpi\\." + name + "`|an upcall stub"), row);
                    assertTrue(cells.get(2).matches("`.+`.*|\\*.+\\*"), row);
                    assertTrue(!cells.get(2).startsWith("*not yet"), row);
                    assertTrue(cells.get(3).matches("\\d+\\.\\d+"), row);
                    assertTrue(!cells.get(4).isEmpty(), row);
                });
    }

    private static SortedSet<String> names(Api api) {
        SortedSet<String> names = new TreeSet<>(api.functions().keySet());
        names.addAll(api.constants().keySet());
        names.addAll(api.callbacks().keySet());
        return names;
    }
}
