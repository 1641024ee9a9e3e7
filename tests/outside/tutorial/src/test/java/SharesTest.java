import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import mpi.junit.Ranks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@MpiTest(ranks = {1, 2, 3})
class SharesTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 12})
    void sharesTogetherAreTheArray(int length, Intracomm comm) {
        double[] all = new double[length];
        Arrays.setAll(all, i -> i);
        double[] mine = Shares.scatter(comm, comm.getRank() == 0 ? all : null, length);
        double sum = comm.allReduce(Arrays.stream(mine).sum(), Double::sum);
        assertEquals(length * (length - 1) / 2.0, sum);
    }

    @Test
    @Ranks(3)
    void theFirstRankHasOneMore(MpiWorld world) {
        double[] all = {10, 11, 12, 13};
        double[] mine = Shares.scatter(world.comm(), world.rank() == 0 ? all : null, 4);
        double[][] expected = {{10, 11}, {12}, {13}};
        assertArrayEquals(expected[world.rank()], mine);
    }
}
