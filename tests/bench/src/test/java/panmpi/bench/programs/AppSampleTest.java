package panmpi.bench.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests that a sample combines the values of all ranks: the longest time, the average time in MPI
 * and outside of it, and the checksum.
 */
final class AppSampleTest {

    @Test
    void answersOfAllRanksAreCombined() {
        AppSample sample =
                AppSample.of(List.of("100 40 f000000000000001", "80 10 0000000000000003"));
        assertEquals(new AppSample(100, 25, 65, 0xf000000000000002L), sample);
    }
}
