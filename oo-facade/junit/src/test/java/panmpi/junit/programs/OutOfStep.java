package panmpi.junit.programs;

import java.util.stream.Stream;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Ranks that do not run the same tests. */
@MpiTest
public class OutOfStep {

    @TestFactory
    Stream<DynamicTest> rankOneHasOneMore() {
        return Stream.of("first", "second")
                .limit(1 + MPI.COMM_WORLD.Rank())
                .map(name -> DynamicTest.dynamicTest(name, () -> {}));
    }
}
