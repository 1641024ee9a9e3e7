package panmpi.tests.threads;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Yields;

/**
 * Tests that ranks of MPICH over UCX give up their cores if there are more ranks than cores, and
 * only then; ranks with MPI.THREAD_MULTIPLE keep their cores.
 */
@Tag("mpi")
final class YieldingTest {
    private static final String PROGRAM = Yields.class.getName();
    private static final String YIELDS = "yields true";
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    @TestFactory
    Stream<DynamicTest> ranksThatCrowdTheCoresYield() {
        return everywhere(
                mpi -> job(mpi, CORES + 1).run(PROGRAM, "single").succeeded().says(YIELDS));
    }

    @TestFactory
    Stream<DynamicTest> ranksOfPlainJavaYieldAsWell() {
        return everywhere(
                mpi -> job(mpi, CORES + 1).runByJava(PROGRAM, "single").succeeded().says(YIELDS));
    }

    @TestFactory
    Stream<DynamicTest> ranksOfSeveralThreadsKeepTheirCores() {
        return everywhere(
                mpi -> {
                    var job = job(mpi, CORES + 1).run(PROGRAM, "multiple").succeeded();
                    job.says("multiple true").saysNothingOf(YIELDS);
                });
    }

    @TestFactory
    Stream<DynamicTest> ranksThatHaveACoreEachKeepIt() {
        return everywhere(mpi -> job(mpi, 1).run(PROGRAM, "single").succeeded().says("closed"));
    }

    @TestFactory
    Stream<DynamicTest> propertyTurnsItOff() {
        return everywhere(
                mpi ->
                        job(mpi, CORES + 1)
                                .with("-Dpanmpi.yield=false")
                                .run(PROGRAM, "single")
                                .succeeded()
                                .says("closed"));
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.mpis().stream()
                .filter(mpi -> mpi.name().startsWith("mpi"))
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private static MpiExec job(InstalledMpi mpi, int ranks) {
        return MpiExec.ofTests(mpi, ranks).with("-Dpanmpi.hints=false");
    }
}
