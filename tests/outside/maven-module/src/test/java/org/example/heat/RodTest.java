package org.example.heat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import mpi.junit.Ranks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Test class of the Maven test with modules: panmpi-junit runs it in jobs of 1, 2 and 4 ranks. */
@MpiTest(ranks = {1, 2, 4})
class RodTest {

    @Test
    void heatInTheMiddleStays(MpiWorld world) {
        Rod rod = new Rod(world.comm(), new double[] {0, 0, 1, 0, 0});
        rod.step();
        assertEquals(world.size(), rod.heat(), 1e-12);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7})
    @Ranks(2)
    void heatMovesToTheNeighbour(int length, MpiWorld world) {
        double[] own = new double[length];
        own[0] = world.rank() == 1 ? 3 : 0;
        Rod rod = new Rod(world.comm(), own);
        rod.step();
        assertEquals(length == 1 ? 2 : 3, rod.heat(), 1e-12);
    }
}
