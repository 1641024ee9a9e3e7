package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;

/** Tests that every parameter of every procedure has the kind that the MPI Forum gives it. */
class OracleTest {

    private static final Path APIS = Path.of("shared/reference/mpi-5.0-apis.json");

    /** File for the report that {@code make oracle} prints. */
    private static final Path REPORT = Project.root().resolve("generator/target/oracle.txt");

    private static ForumKinds kinds;
    private static Oracle oracle;

    @BeforeAll
    static void compare() throws IOException {
        Path apis = Project.root().resolveSibling(APIS);
        if (!Files.exists(apis)) {
            String why = "oracle: skipped, there is no ../" + APIS + " beside the project";
            Files.writeString(REPORT, why + "\n");
            assumeTrue(false, why);
        }
        Pipeline.Decided decided = Project.decide(Project.snapshots(), Project.quiet());
        kinds = ForumKinds.read();
        oracle = new Oracle(decided.merged(), decided.exceptions(), kinds);
        oracle.compare(ForumApi.read(apis));
        Files.write(REPORT, oracle.report());
    }

    @Test
    void agreesWithTheForum() {
        assertTrue(oracle.agrees(), () -> "\n" + String.join("\n", oracle.report()));
        assertTrue(oracle.params() >= 1950, () -> oracle.report().getLast());
        assertEquals(Set.of(), oracle.stale(), "the file is right by now");
    }

    @Test
    void theTableOfKindsAllowsNoMoreThanOccurs() {
        kinds.seen()
                .forEach((forum, ours) -> assertEquals(kinds.allowed().get(forum), ours, forum));
        kinds.allowed().forEach((forum, ours) -> assertTrue(ours.size() <= 4, forum));
    }
}
