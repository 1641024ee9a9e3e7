package panmpi.tests.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Batch;
import panmpi.tests.harness.CaseClass;
import panmpi.tests.harness.CaseResult;
import panmpi.tests.harness.CaseTable;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.RankMain;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.FailingCase;
import panmpi.tests.programs.OrderlyCase;
import panmpi.tests.programs.PassingCase;
import panmpi.tests.programs.SpoiltCase;

/** The harness itself: a failing case fails, a hanging job is killed with all its processes. */
@Tag("mpi")
final class HarnessTest {
    private static final String FAILING = FailingCase.class.getName();

    @Test
    void failingCaseFailsWithRankMethodAndStack() {
        for (InstalledMpi mpi : Setup.mpis()) {
            var job = MpiExec.ofTests(mpi, 2).run(RankMain.class.getName(), FAILING);
            job.failed().says("rank 1 of 2, FailingCase.cFailsOnTheLastRank", "on purpose");
            job.says(
                    "FailingCase.java:",
                    "CASE SKIP FailingCase.bIsSkipped: this library, its version");
            job.saysNothingOf("CASE OK").saysNothingOf("NOT REACHED");
            var failure = assertThrows(AssertionError.class, () -> job.succeeded());
            assertTrue(failure.getCause().getMessage().contains("FailingCase.java:"));
        }
    }

    @Test
    void methodsAroundEachTestRun() {
        var orderly = OrderlyCase.class.getName();
        var job =
                MpiExec.ofTests(Setup.mpis().getFirst(), 2).run(RankMain.class.getName(), orderly);
        job.succeeded().says("CASE OK OrderlyCase 3 methods");
        assertEquals(3, job.lines("PUT AWAY 1 on 0").size(), job::output);
        assertEquals(3, job.lines("PUT AWAY 1 on 1").size(), job::output);
    }

    @Test
    void classThatIsMissingEndsTheJobBeforeAnyRuns() {
        var present = PassingCase.class.getName();
        for (InstalledMpi mpi : Setup.mpis()) {
            var job = MpiExec.ofTests(mpi, 2);
            var ended = job.run(RankMain.class.getName(), present, "panmpi.tests.cases.NoCase");
            ended.failed().says("no case class panmpi.tests.cases.NoCase is on the class path");
            ended.saysNothingOf("CASE RAN");
        }
    }

    @Test
    void hangingJobIsKilledWithItsWholeTree() {
        var script = "sleep 61.75 & sh -c 'sleep 61.75; true'; true";
        var log = Setup.report("jobs/hanging.log");
        var timeout = Duration.ofMillis(500);
        var job = Processes.run(List.of("sh", "-c", script), Map.of(), timeout, log);
        assertEquals(Job.TIMED_OUT, job.exit());
        assertThrows(AssertionError.class, job::succeeded);
        assertThrows(AssertionError.class, job::failed);
        var left =
                ProcessHandle.allProcesses()
                        .filter(ProcessHandle::isAlive)
                        .map(process -> process.info().commandLine().orElse(""))
                        .filter(command -> command.contains("sleep 61.75"));
        assertEquals(List.of(), left.toList());
    }

    @Test
    void jobThatMakesProgressIsNotKilled() {
        var script = "for i in 1 2 3 4; do echo sign $i; sleep 1; done";
        var log = Setup.report("jobs/progress.log");
        var timeout = Duration.ofSeconds(3);
        var job = Processes.run(List.of("sh", "-c", script), Map.of(), timeout, "sign ", log);
        assertEquals(4, job.succeeded().lines("sign ").size());
    }

    @Test
    void classesLeftByAFailureRunAgainAlone() {
        var cases = cases(PassingCase.class, FailingCase.class, SpoiltCase.class);
        var batch = new Batch(Setup.mpis().getFirst(), 2, cases);
        assertEquals(new CaseResult(1, List.of(), null), batch.result(cases.get(0)));
        var failed = batch.result(cases.get(1));
        assertTrue(failed.failure().getCause().getMessage().contains("FailingCase.java:"));
        assertEquals(List.of("bIsSkipped: this library, its version: on purpose"), failed.skips());
        assertEquals(new CaseResult(1, List.of(), null), batch.result(cases.get(2)));
    }

    @Test
    void failureInCompanyOnlyIsAFailure() {
        var cases = cases(PassingCase.class, SpoiltCase.class);
        var batch = new Batch(Setup.mpis().getFirst(), 1, cases);
        assertNull(batch.result(cases.get(0)).failure());
        var failure = batch.result(cases.get(1)).failure();
        var words = failure.getMessage();
        assertTrue(words.startsWith("SpoiltCase passes alone and fails in company: "), words);
        assertTrue(words.contains(": exit status "), words);
        assertTrue(words.endsWith("; the order: PassingCase, SpoiltCase"), words);
        assertTrue(failure.getCause().getCause().getMessage().contains("SpoiltCase.java:"));
    }

    private static List<CaseClass> cases(Class<?>... types) {
        return Arrays.stream(types).map(type -> new CaseClass("harness", type)).toList();
    }

    @Test
    void outputThatLacksWordsFails() {
        var log = Setup.report("jobs/words.log");
        var job = Processes.run(List.of("echo", "two words"), Map.of(), Duration.ofMinutes(1), log);
        job.succeeded().says("two", "words");
        assertThrows(AssertionError.class, () -> job.says("three"));
        assertThrows(AssertionError.class, () -> job.saysNothingOf("two"));
        assertThrows(AssertionError.class, job::failed);
    }

    @Test
    void listOfMpisIsReadStrictly() {
        var lines = List.of("# comment", "", "a|mpiexec|lib.so|mpich|K=V,L=W=X", "b|mpiexec|||");
        var mpis = InstalledMpi.parse(lines);
        assertEquals(2, mpis.size());
        assertEquals(Map.of("K", "V", "L", "W=X"), mpis.getFirst().variables());
        assertEquals("", mpis.getLast().environment().get("PANMPI_LIB"));
        assertThrows(AssertionError.class, () -> InstalledMpi.parse(List.of("a|mpiexec")));
        assertThrows(AssertionError.class, () -> InstalledMpi.parse(List.of("a|m|||K")));
    }

    @Test
    void tablesShowPassesFailuresAndReasons() {
        var table = new CaseTable();
        var a = new CaseClass("files", ACase.class);
        var b = new CaseClass("groups", BCase.class);
        var wrong = new AssertionError("wrong");
        table.add(a, "mpich", new CaseResult(2, List.of(), null));
        table.add(a, "mpich", new CaseResult(2, List.of("x: MPICH, 4.0: why"), null));
        table.add(b, "mpich", new CaseResult(5, List.of("y: too few ranks"), null));
        table.add(b, "openmpi", new CaseResult(0, List.of("y: too few ranks"), wrong));
        var reasons =
                """
                skipped on mpich: ACase.x: MPICH, 4.0: why
                skipped on all: BCase.y: too few ranks""";
        assertEquals(
                """
                        mpich               openmpi
                files   3 passed 1 skipped  -
                groups  4 passed 1 skipped  0 passed 1 skipped 1 FAILED
                all     7 passed 2 skipped  0 passed 1 skipped 1 FAILED
                """
                        + reasons,
                table.byTopic());
        assertTrue(table.byClass().contains("\nfiles.ACase   3 passed"), table.byClass());
    }

    private static final class ACase {}

    private static final class BCase {}
}
