package panmpi.tests.binding;

import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.PcontrolCodes;

/**
 * Tests that panmpi calls a variadic C function, one declared with {@code ...}, by its calling
 * convention.
 */
@Tag("mpi")
final class VariadicTest {
    @Test
    void isToldThatNoVectorRegisterIsInUse() {
        Assumptions.assumeTrue(
                System.getProperty("os.arch").equals("amd64"), "AL is a register of x86-64");
        var mpi = Setup.mpis().getFirst();
        var classPath = MpiExec.ofTests(mpi, 1).classPath();
        new MpiExec(Preloaded.before(mpi, "registers"), 1, classPath, List.of())
                .run(PcontrolCodes.class.getName())
                .succeeded()
                .says("codes: 0");
    }
}
