package panmpi.tests.soak;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/** Tests the soak for ten seconds on each MPI, and that it fails when a byte is wrong. */
@Tag("mpi")
@Tag("nightly")
final class SoakTest {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    @TestFactory
    Stream<DynamicTest> noByteIsWrong() {
        return Setup.mpis().stream().map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    @Test
    void aWrongByteFailsTheSoak() throws IOException {
        var spoilt = Map.of("JDK_JAVA_OPTIONS", "-Dpanmpi.soak.spoil=true");
        var job = soak(Setup.mpis().getFirst(), "wrong", spoilt).failed();
        job.says("seed 7, 4 ranks", " of seed 7: ", " wrong bytes", "expected", "found");
        job.says("SEED=7 does the same again").saysNothingOf("memory flat");
    }

    private static void check(InstalledMpi mpi) throws IOException {
        var last = soak(mpi, "right", Map.of()).succeeded().output().lines().toList().getLast();
        assertTrue(
                last.matches("soak: \\d+ operations, 0 wrong bytes, heap and native memory flat"),
                last);
    }

    private static Job soak(InstalledMpi mpi, String name, Map<String, String> environment)
            throws IOException {
        var list = Setup.report("soak-" + mpi.name() + ".txt");
        var all = Files.readAllLines(Setup.list());
        Files.write(list, all.stream().filter(line -> line.startsWith(mpi.name() + "|")).toList());
        var script = Setup.root().resolve(".make/test/soak").toString();
        return Processes.run(
                List.of(script, list.toString(), "10", "4", "7"),
                environment,
                PATIENCE,
                Setup.report("jobs/" + mpi.name() + "-soak-" + name + ".log"));
    }
}
