package panmpi.tests.threads;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.VirtualThreads;

/**
 * Tests that more virtual threads than there are carrier threads can wait in calls of MPI, with
 * mpijava and with plain java.
 */
@Tag("mpi")
@Tag("any-mpi")
final class VirtualThreadsTest {
    private static final String PROGRAM = VirtualThreads.class.getName();

    @TestFactory
    Stream<DynamicTest> eightWaitForMessages() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "messages", "8"), 9));
    }

    @TestFactory
    Stream<DynamicTest> hundredWaitByPlainJava() {
        return everywhere(mpi -> check(job(mpi).runByJava(PROGRAM, "messages", "100"), 101));
    }

    @TestFactory
    Stream<DynamicTest> tenThousandWait() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "messages", "10000"), 10_001));
    }

    @TestFactory
    Stream<DynamicTest> tenThousandWaitByPlainJava() {
        return everywhere(mpi -> check(job(mpi).runByJava(PROGRAM, "messages", "10000"), 10_001));
    }

    @TestFactory
    Stream<DynamicTest> hundredWaitForObjects() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "objects", "100"), 101));
    }

    @TestFactory
    Stream<DynamicTest> hundredWaitForRequests() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "requests", "100"), 101));
    }

    @TestFactory
    Stream<DynamicTest> hundredProbe() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "probes", "100"), 101));
    }

    @TestFactory
    Stream<DynamicTest> collectiveCallsMeetOnCommunicatorsOfTheirOwn() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "collectives", "16"), 16));
    }

    @TestFactory
    Stream<DynamicTest> collectiveCallsMeetByPlainJava() {
        return everywhere(mpi -> check(job(mpi).runByJava(PROGRAM, "collectives", "16"), 16));
    }

    @TestFactory
    Stream<DynamicTest> interruptEndsNoCallAndStaysSet() {
        return everywhere(mpi -> check(job(mpi).run(PROGRAM, "interrupts", "8"), 9));
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.sample(VirtualThreadsTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private static MpiExec job(InstalledMpi mpi) {
        return MpiExec.ofTests(mpi, 2).with("-Dpanmpi.hints=false");
    }

    private static void check(Job job, int threads) {
        if (job.succeeded().output().contains("MULTIPLE is not granted")) {
            Assumptions.abort("MPI_THREAD_MULTIPLE is not granted");
        }
        job.says(threads + " of " + threads + " right", "rank 0 is through", "rank 1 is through");
    }
}
