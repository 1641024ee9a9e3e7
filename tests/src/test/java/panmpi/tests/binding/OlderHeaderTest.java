package panmpi.tests.binding;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.SessionsOnly;

/**
 * Tests a library newer than the headers from which the jar was made: panmpi reports a function as
 * missing if none of these headers declares one of its types.
 */
@Tag("mpi")
@Tag("nightly")
final class OlderHeaderTest {
    private static final String NEWER = "openmpi-5.0.11";

    @TempDir private Path folder;

    @Test
    void aFunctionOfAnUnknownTypeIsMissing() throws IOException {
        var mpi = Setup.mpis().stream().filter(m -> m.name().equals(NEWER)).findFirst();
        Assumptions.assumeTrue(mpi.isPresent(), "no " + NEWER + " in the list");
        var binding = GeneratedBinding.without(folder, NEWER);
        var on = binding.on(mpi.get(), Path.of(mpi.get().library()));
        new MpiExec(on, 1, MpiExec.ofTests(on, 1).classPath(), List.of())
                .run(SessionsOnly.class.getName())
                .failed()
                .says("mpi.abi.MissingFunctionException: MPI_")
                .says("no openmpi header that this jar was made of has the type MPI_Session");
    }
}
