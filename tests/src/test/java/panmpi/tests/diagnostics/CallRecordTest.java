package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Lifecycle;

/**
 * Tests that with {@code -Dpanmpi.calls} each process writes down the functions of MPI that were
 * called, and the methods that called them.
 */
@Tag("mpi")
@Tag("any-mpi")
final class CallRecordTest {
    private static final Set<String> CALLS =
            Set.of(
                    "MPI_Init",
                    "MPI_Initialized",
                    "MPI_Finalized",
                    "MPI_Query_thread",
                    "MPI_Comm_rank",
                    "MPI_Barrier",
                    "MPI_Send",
                    "MPI_Wtime",
                    "MPI_Finalize");

    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> eachCallIsWrittenOnceBelowTheLibrary() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private void check(InstalledMpi mpi) throws IOException {
        var calls = folder.resolve(mpi.name());
        var job = MpiExec.ofTests(mpi, 1).recordedIn(calls).run(Lifecycle.class.getName(), "x");
        job.succeeded();
        try (var files = Files.list(calls)) {
            var file = files.toList();
            assertEquals(1, file.size(), file.toString());
            var lines = Files.readAllLines(file.getFirst());
            assertTrue(
                    lines.getFirst().matches("library\\|.*\\(MPI \\d.*\\)\\|/.+"), lines::toString);
            List<String> all = lines.subList(1, lines.size());
            List<String> names = all.stream().filter(line -> !line.contains(" ")).toList();
            assertEquals(CALLS, new TreeSet<>(names));
            assertEquals(CALLS.size(), names.size(), names.toString());
            assertEquals(all.size(), Set.copyOf(all).size(), all.toString());
            assertTrue(all.contains("MPI_Barrier Barrier()"), all.toString());
        }
    }
}
