package panmpi.tests.threads;

import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.SharedHandles;
import panmpi.tests.programs.SharedRequests;

/**
 * Tests that two threads which use one request get its result or an error, and that the JVM does
 * not crash.
 */
@Tag("mpi")
final class SharedRequestsTest {
    private static final String ROUNDS = "3000";

    @TestFactory
    Stream<DynamicTest> twoThreadsUseOneRequest() {
        return everywhere(
                mpi ->
                        job(mpi).run(SharedRequests.class.getName(), ROUNDS)
                                .succeeded()
                                .says(ROUNDS + " rounds, "));
    }

    @TestFactory
    Stream<DynamicTest> twoVirtualThreadsUseOneRequest() {
        return everywhere(
                mpi ->
                        job(mpi).run(SharedRequests.class.getName(), ROUNDS, "virtual")
                                .succeeded()
                                .says(ROUNDS + " rounds, "));
    }

    @TestFactory
    Stream<DynamicTest> twoThreadsUseOneHandleOfAnotherKind() {
        return everywhere(
                mpi -> {
                    assumeFalse(
                            mpi.name().startsWith("mpich-4.0"),
                            mpi.name() + ": a thread never receives from another of its process");
                    job(mpi).run(SharedHandles.class.getName(), "1000")
                            .succeeded()
                            .says(
                                    "all rounds are through",
                                    "MPI_Test: the request is in use by thread \"waiter\" in"
                                            + " MPI_Wait, so that thread \"main\" cannot use it");
                });
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.sample(SharedRequestsTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private static MpiExec job(InstalledMpi mpi) {
        return MpiExec.ofTests(mpi, 1).with("-Dpanmpi.hints=false");
    }
}
