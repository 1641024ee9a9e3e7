package panmpi.generator.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that compile errors in a binding are traced to the functions that cause them. */
class SourceCheckTest {

    private static final String CALLS =
            """
            package mpi;
            class CommCalls {
                /** C: {@code int MPI_Old(int n)}. */
                int Old() { return 1; }
                /** C: {@code int MPI_New(int n)}. */
                int New() { return missing; }
            }
            """;

    @TempDir private Path sources;

    @BeforeEach
    void writeFacade() throws IOException {
        Files.createDirectories(sources.resolve("mpi"));
        Files.writeString(
                sources.resolve("mpi/Comm.java"),
                "package mpi; class Comm extends CommCalls { int f() { return Old(); } }\n");
    }

    private List<SourceCheck.Problem> problems(String calls) {
        return SourceCheck.problems(Map.of("mpi/CommCalls.java", calls), List.of(sources));
    }

    @Test
    void whatCompilesHasNoProblem() {
        assertEquals(List.of(), problems(CALLS.replace("missing", "2")));
    }

    @Test
    void aNewFunctionsMethodIsFoundByItsPrototype() {
        var problems = problems(CALLS);
        assertEquals("mpi/CommCalls.java", problems.getFirst().path());
        assertEquals(6, problems.getFirst().line());
        var functions =
                CompileErrors.functions(
                        problems, Map.of("java/mpi/CommCalls.java", CALLS), Set.of("MPI_Old"));
        assertEquals(Set.of("MPI_New"), functions.keySet());
        assertTrue(functions.get("MPI_New").contains("missing"), functions.toString());
    }

    @Test
    void anErrorInAKnownFunctionIsNoneOfANewOne() {
        String calls = CALLS.replace("return 1", "return none");
        var functions =
                CompileErrors.functions(
                        problems(calls),
                        Map.of("java/mpi/CommCalls.java", calls),
                        Set.of("MPI_Old"));
        assertEquals(Set.of(), functions.keySet());
    }
}
