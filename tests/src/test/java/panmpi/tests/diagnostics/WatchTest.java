package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.WaitingRank;

/**
 * Tests that a thread dump of a rank's JVM shows in which call of MPI a thread waits, and since
 * when.
 */
@Tag("mpi")
@Tag("any-mpi")
final class WatchTest {
    private static final String WAIT =
            "\"panmpi: rank 0 of 2, \"main\" in MPI_Recv for [1-9]\\d* s, since \\d\\d:\\d\\d.*";

    @TestFactory
    Stream<DynamicTest> jcmdShowsTheCall() {
        return Setup.sample(WatchTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private static void check(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).run(WaitingRank.class.getName()).succeeded();
        var lines = job.lines("\"panmpi: ");
        assertTrue(lines.stream().anyMatch(line -> line.matches(WAIT)), () -> job.output());
    }
}
