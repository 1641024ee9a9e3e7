package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.LastAttributes;
import panmpi.tests.programs.LateReceives;
import panmpi.tests.programs.LonelyBarrier;
import panmpi.tests.programs.ManyThreads;
import panmpi.tests.programs.MixedEnds;
import panmpi.tests.programs.SessionsOnly;
import panmpi.tests.programs.ThreadLevels;

/**
 * Tests MPI that was initialized for threads or only by sessions, and what panmpi does for the
 * program at the end of MPI.
 */
@Tag("mpi")
final class BeginningAndEndTest {
    private static final List<String> LEVELS =
            List.of("single", "funneled", "serialized", "multiple");
    private static final String ROUNDS = "5";

    @TestFactory
    Stream<DynamicTest> sessionsNeedNoInit() {
        return everywhere(BeginningAndEndTest::checkSessions);
    }

    @TestFactory
    Stream<DynamicTest> attributesOfSelfGoFirst() {
        return everywhere(BeginningAndEndTest::checkLastAttributes);
    }

    @TestFactory
    Stream<DynamicTest> messagesThatNobodyCompletesArrive() {
        return everywhere(BeginningAndEndTest::checkLateReceives);
    }

    @TestFactory
    Stream<DynamicTest> ranksEndTogetherWithRanksInC() {
        return everywhere(BeginningAndEndTest::checkMixedEnds);
    }

    @TestFactory
    Stream<DynamicTest> aBarrierOfOneRankIsNotThatOfFinalize() {
        return everywhere(BeginningAndEndTest::checkLonelyBarrier);
    }

    @TestFactory
    Stream<DynamicContainer> threadsGetTheLevelThatMpiSays() {
        return Setup.sample(BeginningAndEndTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        LEVELS.stream()
                                                .map(l -> dynamicTest(l, () -> check(mpi, l)))));
    }

    @TestFactory
    Stream<DynamicTest> eightThreadsCommunicateAtOnce() {
        return everywhere(mpi -> checkThreads(mpi, "platform", "waits", 1));
    }

    @TestFactory
    Stream<DynamicTest> virtualThreadsMayWaitOnOneCarrier() {
        return everywhere(mpi -> checkThreads(mpi, "virtual", "waits", 1));
    }

    @TestFactory
    Stream<DynamicTest> virtualThreadsThatPollNeedOneCarrier() {
        return everywhere(mpi -> checkThreads(mpi, "virtual", "polls", 1));
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.sample(BeginningAndEndTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private static void checkSessions(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).run(SessionsOnly.class.getName());
        var lack = job.output().lines().filter(l -> l.contains("MissingFunctionException"));
        lack.findFirst().ifPresent(Assumptions::abort);
        job.succeeded();
        assertEquals(List.of("sum 2 of 2"), job.lines("sum ").stream().distinct().toList());
        assertEquals(4, job.lines("sum ").size());
        assertEquals(4, job.lines("tag true").size());
        assertEquals(
                List.of("gaps [1, 5, 2, 1, 0, 2] [a, b, c, a, , c]"),
                job.lines("gaps ").stream().distinct().toList());
        assertEquals(4, job.lines("during size 0").size());
        job.says("before MPI_Group_size called before MPI.Init", "after MPI_Group_size called");
        if (!mpi.name().startsWith("intel")) {
            // Intel MPI is left out: in version 2021.18, MPI_Initialized is true after a session,
            // even without Init.
            job.saysNothingOf("initialized true");
        }
    }

    private static void checkLastAttributes(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).run(LastAttributes.class.getName()).succeeded();
        assertEquals(2, job.lines("delete the last false").size());
        assertEquals(List.of("still rank 0", "still rank 1"), job.lines("still rank"));
        assertEquals(2, job.lines("finalized true").size());
    }

    private static void checkLateReceives(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).run(LateReceives.class.getName()).succeeded();
        job.says("received 200 numbers, 300000 more, last");
    }

    private static void checkMixedEnds(InstalledMpi mpi) {
        var job = MpiExec.ofTests(mpi, 2).run(MixedEnds.class.getName()).succeeded();
        job.says("rank 0 has ended", "rank 1 has ended");
    }

    private static void checkLonelyBarrier(InstalledMpi mpi) {
        MpiExec.ofTests(mpi, 2)
                .with("-Dpanmpi.patience=2")
                .run(LonelyBarrier.class.getName())
                .failed()
                .says("rank 0 of 2: thread \"main\" has been in MPI_Barrier for 2 s");
    }

    private static void check(InstalledMpi mpi, String level) {
        var job = MpiExec.ofTests(mpi, 1).run(ThreadLevels.class.getName(), level).succeeded();
        job.says("provided true", "main true", "finalized true");
        job.says("again MPI_Init_thread called twice");
        job.saysNothingOf("other true").saysNothingOf("virtual true");
        if (!level.equals("multiple")) {
            job.says("at least true");
        }
    }

    private static void checkThreads(InstalledMpi mpi, String kind, String way, int carriers) {
        var options = "-Djdk.virtualThreadScheduler.parallelism=" + carriers;
        var job =
                MpiExec.ofTests(mpi.with("JDK_JAVA_OPTIONS=" + options), 2)
                        .run(ManyThreads.class.getName(), kind + "-" + way, kind, way, ROUNDS)
                        .succeeded();
        if (job.output().contains("MULTIPLE is not granted")) {
            Assumptions.abort(mpi.name() + " does not grant MPI_THREAD_MULTIPLE");
        }
        job.says("rank 0: all messages right", "rank 1: all messages right");
    }
}
