package panmpi.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The harness itself: a failing case fails, a hanging job is killed with all its processes. */
final class HarnessTest {
    private static final String FAILING = "panmpi.tests.programs.FailingCase";

    @Test
    void failingCaseFailsWithRankMethodAndStack() {
        for (InstalledMpi mpi : Setup.mpis()) {
            var job = MpiExec.ofTests(mpi, 2).run(RankMain.class.getName(), FAILING);
            job.failed().says("rank 1 of 2, FailingCase.cFailsOnTheLastRank", "on purpose");
            job.says("FailingCase.java:", "CASE SKIP bIsSkipped: this library, its version");
            job.saysNothingOf("CASE OK").saysNothingOf("NOT REACHED");
            var failure = assertThrows(AssertionError.class, () -> job.succeeded());
            assertTrue(failure.getCause().getMessage().contains("FailingCase.java:"));
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
    void tableShowsPassesFailuresAndReasons() {
        var table = new CaseTable();
        table.passed("ACase", "mpich", 2, List.of());
        table.passed("ACase", "mpich", 2, List.of("x: MPICH, 4.0: why"));
        table.passed("BCase", "mpich", 5, List.of("y: too few ranks"));
        table.failed("BCase", "openmpi", List.of("y: too few ranks"));
        assertEquals(
                """
                       mpich               openmpi
                ACase  3 passed 1 skipped  -
                BCase  4 passed 1 skipped  0 passed 1 skipped 1 FAILED
                all    7 passed 2 skipped  0 passed 1 skipped 1 FAILED
                skipped on mpich: ACase.x: MPICH, 4.0: why
                skipped on all: BCase.y: too few ranks""",
                table.toString());
    }
}
