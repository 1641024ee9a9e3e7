package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Deadlocks;
import panmpi.tests.programs.LongWaits;

/**
 * Tests that ranks which wait for each other are reported once, and that a job in which any rank
 * still makes progress is not reported.
 */
@Tag("mpi")
@Tag("any-mpi")
final class StandstillTest {
    private static final String REPORT = "all ranks of this host have waited in calls of MPI for ";
    private static final String SOON = "-Dpanmpi.standstill=3";
    private static final String NEVER = "-Dpanmpi.standstill=0";
    private static final String STRICT = "-Dpanmpi.checks=strict";
    private static final String ROW =
            " {4}rank %d: .* in MPI_\\w+ for \\d+ s, since [\\d:]+, at %s\\S*\\(Deadlocks.java:\\d+\\)";

    @TestFactory
    Stream<DynamicTest> receivesThatWaitForEachOtherAreToldOfWithoutAnyOption() {
        return everywhere(2, mpi -> checkReport(hung(mpi, 2, "receives"), 2));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> reductionOfUnlikeCountsIsToldOf() {
        return everywhere(4, mpi -> checkReport(hung(mpi, 4, "counts", SOON), 4));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> wrongTagIsToldOf() {
        return everywhere(
                4,
                mpi -> {
                    var job = hung(mpi, 4, "tag", SOON);
                    checkReport(job, 4);
                    job.says(
                            "rank 1: \"main\" in MPI_Recv for ", "rank 0: \"main\" in MPI_Barrier");
                });
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> callsOfObjectsAndOfThreadsAreToldOf() {
        return Stream.of("objects", "thread", "virtual")
                .flatMap(mistake -> first(2, mpi -> checkReport(hung(mpi, 2, mistake, SOON), 2)));
    }

    /**
     * Tests a rank that waits for its own thread. Strict checks do not see this wait, so the
     * standstill report must appear with them, too.
     */
    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> waitForAThreadIsToldOfWithStrictChecksToo() {
        return first(2, mpi -> checkReport(hung(mpi, 2, "thread", SOON, STRICT), 2));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> rankThatGoesOnKeepsStrictChecksQuietToo() {
        return Stream.of("compute", "sleep", "server", "operation")
                .flatMap(what -> first(2, mpi -> checkSilence(mpi, 2, what, STRICT)));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> rankThatGoesOnKeepsTheOthersFromBeingToldOf() {
        return Stream.of("compute", "sleep", "server", "thread", "pool", "operation")
                .flatMap(what -> first(2, mpi -> checkSilence(mpi, 2, what)));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> oneOfFourThatGoesOnIsEnough() {
        return everywhere(4, mpi -> checkSilence(mpi, 4, "compute"));
    }

    @TestFactory
    @Tag("nightly")
    Stream<DynamicTest> nothingIsPrintedIfItIsSwitchedOff() {
        return first(2, mpi -> hung(mpi, 2, "receives", NEVER).saysNothingOf(REPORT));
    }

    @TestFactory
    Stream<DynamicTest> stacksBeginAtTheCallThatTheProgramMade() {
        return first(2, mpi -> checkStacks(hung(mpi, 2, "objects", NEVER), 2, "recv", "objects"));
    }

    private static void checkStacks(Job job, int ranks, String call, String method) {
        var stack =
                List.of(
                        "at mpi.Comm." + call,
                        "at " + Deadlocks.class.getName() + "." + method,
                        "at " + Deadlocks.class.getName() + ".main");
        List<String> frames =
                job.output()
                        .lines()
                        .filter(line -> line.startsWith("\tat "))
                        .map(line -> line.strip().replaceAll("[(].*", ""))
                        .toList();
        assertEquals(
                Collections.nCopies(ranks, stack).stream().flatMap(List::stream).toList(), frames);
    }

    @Test
    void wrongNumberIsRefused() {
        MpiExec.ofTests(Setup.mpis().getFirst(), 1)
                .with("-Dpanmpi.standstill=soon")
                .run(Deadlocks.class.getName(), "receives")
                .failed()
                .says("-Dpanmpi.standstill=soon: the value must be a whole number of seconds, 0 ");
    }

    /**
     * Runs a check on the first MPI: how threads wait and work depends on the JVM, not on the
     * library.
     */
    private static Stream<DynamicTest> first(int ranks, Consumer<InstalledMpi> check) {
        return everywhere(ranks, check).limit(1);
    }

    private static Stream<DynamicTest> everywhere(int ranks, Consumer<InstalledMpi> check) {
        return Setup.sample(StandstillTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name() + ", " + ranks, () -> check.accept(mpi)));
    }

    /**
     * Runs a job with a deadlock, which panmpi.patience ends some seconds after the report. On a
     * busy machine, the ranks find each other up to 4 s late.
     */
    private static Job hung(InstalledMpi mpi, int ranks, String mistake, String... options) {
        var given = List.of(options);
        int patience = given.contains(NEVER) ? 2 : given.contains(SOON) ? 11 : 14;
        return MpiExec.ofTests(mpi, ranks)
                .with(options)
                .with("-Dpanmpi.patience=" + patience)
                .run(Deadlocks.class.getName(), mistake)
                .failed();
    }

    private static void checkReport(Job job, int ranks) {
        assertEquals(1, job.output().split(REPORT, -1).length - 1, job::output);
        job.says("rank 0 of " + ranks + ": " + REPORT, "-Dpanmpi.standstill=0");
        List<String> lines = job.output().lines().toList();
        IntStream.range(0, ranks)
                .forEach(rank -> assertTrue(hasRow(lines, rank), () -> rank + ": " + job.output()));
    }

    private static boolean hasRow(List<String> lines, int rank) {
        var row = ROW.formatted(rank, Deadlocks.class.getName().replace(".", "\\."));
        return lines.stream().anyMatch(line -> line.matches(row));
    }

    private static void checkSilence(InstalledMpi mpi, int ranks, String what, String... options) {
        MpiExec.ofTests(mpi, ranks)
                .with("-Dpanmpi.standstill=2")
                .with(options)
                .run(LongWaits.class.getName(), what)
                .succeeded()
                .saysNothingOf(REPORT);
    }
}
