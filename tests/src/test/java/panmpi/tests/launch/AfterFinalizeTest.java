package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.AfterFinalize;
import panmpi.tests.programs.BusyEnd;
import panmpi.tests.programs.FinalizingHook;

/**
 * Tests the end of MPI: which objects still work afterwards, and from which places of a program MPI
 * may be finalized.
 */
@Tag("mpi")
final class AfterFinalizeTest {

    @TestFactory
    Stream<DynamicContainer> objectsLiveAsLongAsMpiAllows() {
        return each(
                List.of("session", "info", "lost", "callback", "others", "native"),
                AfterFinalizeTest::checkObjects);
    }

    @TestFactory
    Stream<DynamicContainer> hooksMayFinalize() {
        return each(
                List.of(
                        "late",
                        "early",
                        "late slow",
                        "early slow exit",
                        "late exit thread",
                        "late apart"),
                AfterFinalizeTest::checkHook);
    }

    @TestFactory
    Stream<DynamicContainer> hooksThatDoNotFinalizeEndTheJob() {
        return each(List.of("never", "never slow exit"), AfterFinalizeTest::checkNever);
    }

    @TestFactory
    Stream<DynamicContainer> mpiIsNotFinalizedDuringACall() {
        return each(List.of("receiver"), AfterFinalizeTest::checkBusy);
    }

    private static Stream<DynamicContainer> each(
            List<String> ways, BiConsumer<InstalledMpi, String> check) {
        return Setup.sample(AfterFinalizeTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        ways.stream()
                                                .map(
                                                        way ->
                                                                dynamicTest(
                                                                        way,
                                                                        () ->
                                                                                check.accept(
                                                                                        mpi,
                                                                                        way)))));
    }

    private static void checkObjects(InstalledMpi mpi, String way) {
        var job = MpiExec.ofTests(mpi, 2).run(AfterFinalize.class.getName(), way);
        var lack = job.output().lines().filter(l -> l.contains("MissingFunctionException"));
        lack.findFirst().ifPresent(Assumptions::abort);
        boolean isOlder = job.output().contains("called after MPI_FINALIZE");
        Assumptions.assumeFalse(
                isOlder && mpi.name().contains("-4."), "infos end with MPI before MPI 4.0");
        job.succeeded();
        assertEquals(2, job.lines("right").size());
        if (way.equals("others")) {
            job.says("MPI_Type_size called after MPI.Finalize");
        }
    }

    private static void checkHook(InstalledMpi mpi, String ways) {
        var job =
                MpiExec.ofTests(mpi, 2)
                        .run(FinalizingHook.class.getName(), ways.split(" "))
                        .succeeded();
        assertEquals(2, job.lines("finalized true").size());
        job.saysNothingOf("without MPI.Finalize");
    }

    private static void checkBusy(InstalledMpi mpi, String thread) {
        var job =
                MpiExec.ofTests(mpi, 2)
                        .with("-Dpanmpi.threads=multiple")
                        .run(BusyEnd.class.getName());
        job.failed();
        job.says("MPI_Finalize called while thread \"" + thread + "\" is in MPI_Recv, called at ");
        job.says("(BusyEnd.java:");
        job.saysNothingOf("SIGSEGV");
    }

    private static void checkNever(InstalledMpi mpi, String ways) {
        var job = MpiExec.ofTests(mpi, 2).run(FinalizingHook.class.getName(), ways.split(" "));
        job.failed();
        var how = ways.contains("exit") ? ", by System.exit at " : "; ending the job";
        job.says("of 2: the program ends without MPI.Finalize" + how);
    }
}
