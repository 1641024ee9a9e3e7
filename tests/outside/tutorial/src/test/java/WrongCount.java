import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

/** A test that is wrong on one rank of three: Maven runs it by its name only. */
@MpiTest(ranks = 3)
class WrongCount {

    @Test
    void everyRankHasTwo(MpiWorld world) {
        double[] all = {10, 11, 12, 13, 14};
        double[] mine = Shares.scatter(world.comm(), world.rank() == 0 ? all : null, 5);
        assertEquals(2, mine.length);
    }
}
