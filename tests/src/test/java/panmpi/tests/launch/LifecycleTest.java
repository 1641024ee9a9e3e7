package panmpi.tests.launch;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Lifecycle;

/**
 * Tests that calls before Init and after Finalize get a clear answer, and that arguments pass
 * through untouched.
 */
@Tag("mpi")
final class LifecycleTest {
    private static final String[] ARGS = {
        "10", "two words", "-n", "--mca", "$HOME", "ä\u00df", "a=b"
    };

    @TestFactory
    Stream<DynamicTest> callsOutsideInitAndFinalizeAreRefused() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private static void check(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 1).run(Lifecycle.class.getName(), ARGS).succeeded();
        Assertions.assertEquals(
                List.of("args " + List.of(ARGS)), job.lines("args "), "arguments after Init");
        job.says("before initialized false", "between initialized true");
        // Init asks for THREAD_SINGLE, since libraries take a lock in each call for higher levels.
        job.says("single true");
        for (String call : List.of("Rank", "Barrier", "Send", "Wtime")) {
            var refusal = " " + call + ": MPI_";
            job.says("before" + refusal, "between " + call + ": worked", "after" + refusal);
        }
        job.says("MPI_Send called before MPI.Init", "MPI_Send called after MPI.Finalize");
        job.says("Finalize again: MPI_Finalize called after MPI.Finalize");
        job.says("Init again: MPI_Init called after MPI.Finalize");
    }
}
