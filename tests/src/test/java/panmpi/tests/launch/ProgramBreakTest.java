package panmpi.tests.launch;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Setup;

/**
 * Tests that an MPI library may move the program break while it starts: it must not take away
 * memory that malloc has obtained.
 */
@Tag("mpi")
final class ProgramBreakTest {
    @Test
    void movesWhileAnotherThreadAsksForMemory() {
        var mpi = Preloaded.before(Setup.mpis().getFirst(), "break");
        // This setting makes malloc use one arena for all threads, the one that grows by moving the
        // program break.
        new MpiExec(mpi.with("MALLOC_ARENA_MAX=1"), 1, List.of(Setup.examples("classes")))
                .run("Hello")
                .succeeded()
                .says("rank 0 of 1");
    }
}
