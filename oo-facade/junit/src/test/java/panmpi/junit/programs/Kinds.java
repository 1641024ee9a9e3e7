package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import mpi.MPI;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import mpi.junit.Ranks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Has every kind of test of JUnit Jupiter. */
@MpiTest(ranks = {1, 2})
public class Kinds {

    /**
     * Rank of this process. To set it, the class calls MPI when it is initialized, so that the
     * tests fail if that happens in a JVM that is no rank.
     */
    private static final int RANK = MPI.COMM_WORLD.Rank();

    private int begun;

    @BeforeEach
    void begin() {
        begun++;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void oneParameterFails(int number, MpiWorld world) {
        assertEquals(1, begun);
        assertEquals(RANK, world.rank());
        assertNotEquals(2, number);
    }

    @RepeatedTest(2)
    void isRepeated(MpiWorld world) {
        world.comm().Barrier();
    }

    @TestFactory
    Stream<DynamicTest> isMadeOfTwo() {
        return Stream.of("first", "second").map(name -> dynamicTest(name, () -> {}));
    }

    @Test
    void isAbortedOnOneRank(MpiWorld world) {
        assumeTrue(world.size() == 1, "one rank");
    }

    @Test
    @Disabled("not yet")
    void isDisabled() {}

    /** Tests within a class. */
    @Nested
    class Within {
        @Test
        @Ranks(2)
        void runsOnTwoRanksOnly(MpiWorld world) {
            assertEquals(2, world.size());
        }

        @Test
        void runsOnAllNumbersOfRanks(MpiWorld world) {
            world.comm().Barrier();
        }
    }
}
