package panmpi.tests.bounds;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Runs the fuzzer of buffer bounds for 800 calls, whose random arguments come from a fixed seed: no
 * call may change a byte outside its buffers. A byte that is changed on purpose must be reported.
 */
@Tag("mpi")
@Tag("nightly")
final class FuzzBoundsTest {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    @Test
    void noCallTouchesWhatItMustNot() throws IOException {
        var last = fuzz("right", Map.of()).succeeded().output().lines().toList().getLast();
        assertTrue(
                last.matches("fuzz-bounds: [0-9]+ calls, 0 crashes, 0 bytes outside, 0 hangs"),
                last);
    }

    @Test
    void aByteThatMustNotChangeFailsTheFuzzer() throws IOException {
        var spoilt = Map.of("JDK_JAVA_OPTIONS", "-Dpanmpi.bounds.spoil=true");
        fuzz("wrong", spoilt).failed().says("OUTSIDE in call ", " of seed 6: ");
    }

    /** Skips the test with Intel MPI: bounds-known.txt has only some of that library's errors. */
    private static void assumeKnown(InstalledMpi mpi) {
        assumeFalse(
                mpi.name().startsWith("intel"), mpi.name() + ": its own errors fail the fuzzer");
    }

    private static Job fuzz(String name, Map<String, String> environment) throws IOException {
        var mpi = Setup.mpis().getFirst();
        assumeKnown(mpi);
        var list = Setup.report("fuzz-bounds.txt");
        var all = Files.readAllLines(Setup.list());
        Files.write(list, all.stream().filter(line -> line.startsWith(mpi.name() + "|")).toList());
        var script = Setup.root().resolve(".make/test/fuzz-bounds").toString();
        return Processes.run(
                List.of(script, list.toString(), "120", "6", "0", "800"),
                environment,
                PATIENCE,
                Setup.report("jobs/fuzz-bounds-" + name + ".log"));
    }
}
