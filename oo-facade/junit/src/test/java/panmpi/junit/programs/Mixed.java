package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Has an ordinary test of Jupiter, and tests that run on ranks. */
public class Mixed {

    @Test
    void isNoMpiTest() {}

    @MpiTest(2)
    void runsOnTwoRanks(MpiWorld world) {
        assertEquals(2, world.size());
    }

    @MpiTest(ranks = 3)
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void hasParameters(int number, MpiWorld world) {
        assertEquals(3, world.size());
    }
}
