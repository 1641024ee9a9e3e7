package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Leaking;

/**
 * Tests that objects which are never freed are reported on request, with the place where they were
 * made.
 */
@Tag("mpi")
final class LeaksTest {

    @TestFactory
    Stream<DynamicTest> aForgottenCommunicatorIsReported() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    private static void check(InstalledMpi mpi) {
        var asked = mpi.with("JDK_JAVA_OPTIONS=-Dpanmpi.leaks=report");
        var job = MpiExec.ofTests(asked, 1).run(Leaking.class.getName()).succeeded();
        assertEquals(1, job.lines("rank 0: never freed: Intracomm").size(), "reports");
        job.says("panmpi.tests.programs.Leaking.forget");
        var quiet = MpiExec.ofTests(mpi, 1).run(Leaking.class.getName()).succeeded();
        assertEquals(0, quiet.lines("rank 0: never freed").size(), "reports without asking");
    }
}
