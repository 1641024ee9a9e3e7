package panmpi.junit.programs;

import java.util.stream.Stream;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Has a test that only one of the ranks runs. */
@MpiTest
public class OutOfStep {

    @TestFactory
    Stream<DynamicTest> rankOneHasOneMore() {
        return Stream.of("first", "second")
                .limit(1 + MPI.COMM_WORLD.Rank())
                .map(name -> DynamicTest.dynamicTest(name, () -> {}));
    }
}
