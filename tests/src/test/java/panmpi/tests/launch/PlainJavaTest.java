package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests that a job of plain {@code java} prints once, in a line, that arrays are copied, and why.
 */
@Tag("mpi")
final class PlainJavaTest {
    private static final String HINT = "panmpi: started by java";

    @Test
    void oneRankSaysThatArraysAreCopied() {
        var job = job("-XX:+UseSerialGC").succeeded();
        assertEquals(1, job.lines(HINT).size(), job::output);
        job.says("arrays are copied", "1.9 times", "collector", "-Dpanmpi.hints=false");
    }

    @Test
    void nothingIsSaidToWhoDoesNotCare() {
        job("-XX:+UseSerialGC", "-Dpanmpi.hints=false").succeeded().saysNothingOf(HINT);
    }

    @Test
    void nothingIsSaidWhereArraysArePinned() {
        job("-XX:+UseG1GC").succeeded().saysNothingOf("panmpi:");
    }

    @Test
    void libraryMayMoveTheProgramBreak() {
        var mpi = Preloaded.before(Setup.mpis().getFirst(), "break");
        job(mpi.with("MALLOC_ARENA_MAX=1")).succeeded();
    }

    private static Job job(String... options) {
        return job(Setup.mpis().getFirst(), options);
    }

    private static Job job(InstalledMpi mpi, String... options) {
        var command = new ArrayList<>(List.of(mpi.mpiexec(), "-n", "2"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", Setup.jar() + ":" + Setup.examples("classes"), "Hello"));
        var log = Setup.report("jobs/plain-java.log");
        return Processes.run(command, mpi.environment(), Duration.ofMinutes(1), log);
    }
}
