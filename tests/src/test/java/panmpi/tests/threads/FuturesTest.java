package panmpi.tests.threads;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Futures;

/** Tests futures that become complete though no thread of the program calls MPI. */
@Tag("mpi")
final class FuturesTest {

    @TestFactory
    Stream<DynamicTest> panmpiAdvancesThem() {
        return Setup.sample(FuturesTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private static void check(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).with("-Dpanmpi.hints=false");
        var done = job.run(Futures.class.getName()).succeeded();
        if (done.output().contains("MULTIPLE is not granted")) {
            Assumptions.abort("MPI_THREAD_MULTIPLE is not granted");
        }
        done.says(
                "all of 100: 1",
                "nobody waits: true",
                "virtual: true",
                "left open: toFuture: MPI.Finalize was called before the request of this future");
    }
}
