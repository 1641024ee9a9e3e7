import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

@MpiTest(ranks = {2, 3, 4}, timeout = 10)
class RingSumTest {

    @Test
    void sumIsThatOfAllRanks(MpiWorld world) {
        int sum = RingSum.of(world.comm());
        if (world.rank() == 0) {
            assertEquals(world.size() * (world.size() - 1) / 2, sum);
        }
    }

    @Test
    void eachRankSendsOnWhatItHasAdded(MpiWorld world) {
        int rank = world.rank();
        int sum = RingSum.of(world.comm());
        if (rank > 0) {
            assertEquals(rank * (rank + 1) / 2, sum);
        }
    }
}
