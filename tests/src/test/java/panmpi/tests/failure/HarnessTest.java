package panmpi.tests.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests the harness itself: it kills a hanging job with all its processes, fails if the output
 * lacks words, and refuses a list of MPIs with a wrong line.
 */
final class HarnessTest {
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
}
