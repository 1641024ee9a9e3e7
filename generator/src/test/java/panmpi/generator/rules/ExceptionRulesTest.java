package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panmpi.generator.Project;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Tests which line of {@code exceptions.rules} applies to a function, and that malformed or unused
 * lines are errors.
 */
class ExceptionRulesTest {

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    private ExceptionRules rules(String text) throws IOException {
        return ExceptionRules.read(
                Files.writeString(folder.resolve("test.rules"), text), diagnostics);
    }

    @Test
    void theFirstMatchCounts() throws IOException {
        ExceptionRules rules =
                rules("owner MPI_*gather Comm # one\nowner MPI_Allgather Group # two\n");
        assertEquals(Optional.of("Comm"), rules.find(Verb.OWNER, "MPI_Allgather"));
        assertEquals(Optional.empty(), rules.find(Verb.OWNER, "MPI_Gatherv"));
        assertEquals(Optional.empty(), rules.find(Verb.NAME, "MPI_Gather"));
    }

    @Test
    void bracesHoldTheFunctionsOfAFeature() throws IOException {
        ExceptionRules rules =
                rules("keep MPIX_Comm_{agree,shrink} # a feature\nskip MPIX_* # all else\n");
        assertEquals(Optional.empty(), rules.skipped("MPIX_Comm_agree"));
        assertEquals(Optional.of("all else"), rules.skipped("MPIX_Comm_get_attr_as_fortran"));
        assertEquals(Optional.of("all else"), rules.skipped("MPIX_Comm_shrink_x"));
    }

    @Test
    void aLineThatMatchesNothingIsAnError() throws IOException {
        ExceptionRules rules = rules("skip MPI_Used # why\n\nskip MPI_Gone # why\n");
        rules.find(Verb.SKIP, "MPI_Used");
        rules.reportUnused(diagnostics);
        assertEquals(1, diagnostics.messages().size());
        String message = diagnostics.messages().getFirst().toString();
        assertTrue(message.contains("test.rules:3: error: 'skip MPI_Gone'"), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "skip MPI_X",
                "skip MPI_X #  ",
                "skip # why",
                "leap MPI_X # why",
                "kind MPI_X.a soup # why",
                "direction MPI_X.a up # why",
                "length MPI_X.a Get_dim() # why",
                "operands MPI_X Rank()+1 # why",
                "pass MPI_X.a Mpi.MPI_UNWEIGHTED # why",
                "before MPI_X starting() # why",
                "after MPI_X completes() # why",
                "after MPI_X forgets # why"
            })
    void aMalformedLineIsAnErrorWithItsPosition(String line) throws IOException {
        rules("# comment\n" + line + "\n");
        assertTrue(diagnostics.hasErrors());
        assertTrue(diagnostics.messages().getFirst().position().endsWith("test.rules:2"));
    }
}
