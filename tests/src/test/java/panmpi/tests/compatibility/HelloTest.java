package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Tests that the example Hello names the ABI of the library that it found. */
@Tag("mpi")
final class HelloTest {
    private static final Pattern HELLO =
            Pattern.compile("rank (\\d+) of 2, ([^\\s:]+): (\\S.*), (mpich|openmpi|standard) ABI");

    @TestFactory
    Stream<DynamicTest> helloNamesRankProcessorLibraryAndAbi() {
        return Setup.sample(HelloTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> hello(mpi)));
    }

    private static void hello(InstalledMpi mpi) {
        var folder = Setup.examples("classes");
        var job = new MpiExec(mpi, 2, List.of(folder)).run("Hello").succeeded();
        var lines = job.lines("");
        assertEquals(2, lines.size(), job.output());
        for (int rank = 0; rank < 2; rank++) {
            var hello = HELLO.matcher(lines.get(rank));
            assertTrue(hello.matches(), lines.get(rank));
            assertEquals(Integer.toString(rank), hello.group(1));
            assertTrue(mpi.abi().isEmpty() || mpi.abi().equals(hello.group(4)), lines.get(rank));
        }
    }
}
