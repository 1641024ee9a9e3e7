package panmpi.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Runs the fuzzer {@link FuzzObjects} on some thousand inputs, always the same ones: none may have
 * a forbidden outcome. Without a filter, the fuzzer must fail.
 */
@Tag("mpi")
@Tag("nightly")
final class FuzzObjectsTest {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final String CLEAN =
            "fuzz-objects: [0-9]+ inputs, 0 crashes, 0 hangs, 0 unfilt.*, 0 threads beyond one";

    @Test
    void noInputDoesWhatNoneMay() {
        var job = fuzz("right", 4000).succeeded();
        var last = job.output().lines().toList().getLast();
        assertTrue(last.matches(CLEAN), last);
    }

    @Test
    void aMissingFilterFailsTheFuzzer() {
        var job = fuzz("wrong", 400, "-Dpanmpi.fuzz.spoil=true").failed();
        job.says("UNFILTERED in input ", " of seed 7, codec jdk:", "Decoys$Gadget was initialized");
    }

    private static Job fuzz(String name, int inputs, String... options) {
        var last = Setup.report("jobs/fuzz-objects-" + name + ".last").toString();
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(
                List.of("-Xmx256m", "--add-opens", "java.base/java.lang.invoke=ALL-UNNAMED"));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dpanmpi.hints=false"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(options));
        command.add("panmpi.tests.fuzz.FuzzObjects");
        command.addAll(List.of("120", Integer.toString(inputs), "7", "0", last));
        var log = Setup.report("jobs/fuzz-objects-" + name + ".log");
        return Processes.run(command, mpi(), PATIENCE, log);
    }

    /**
     * Returns the first MPI of the list, found by discovery if the list does not say where it is.
     */
    private static Map<String, String> mpi() {
        var first = Setup.mpis().getFirst();
        var variables = new HashMap<>(first.variables());
        if (!first.library().isEmpty()) {
            variables.put("PANMPI_LIB", first.library());
        }
        return variables;
    }
}
