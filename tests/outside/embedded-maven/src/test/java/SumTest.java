import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

@MpiTest({2, 4})
class SumTest {

    @Test
    void onesAddUpToTheNumberOfRanks(MpiWorld world) {
        assertEquals(world.size(), Sum.of(1, world.comm()));
    }
}
