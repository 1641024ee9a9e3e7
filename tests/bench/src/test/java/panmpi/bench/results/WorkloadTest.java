package panmpi.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests the workloads of the bench: their benchmarks, sizes and numbers of ranks. */
final class WorkloadTest {

    @Test
    void twoRanksHaveTheBenchmarksOfAPair() {
        assertTrue(
                benchmarks(2).containsAll(Set.of("pingpong", "window", "bidirectional", "bcast")));
        assertFalse(benchmarks(2).contains("pairs"));
    }

    @Test
    void moreRanksHaveTheBenchmarksOfSeveralPairs() {
        assertTrue(benchmarks(4).containsAll(Set.of("pairs", "halo", "put", "shared", "barrier")));
        assertFalse(benchmarks(4).contains("pingpong"));
    }

    @Test
    void pingpongHasAllSizesUpTo4MiB() {
        List<Workload> sizes = Workload.full(2).stream().filter(Workload::isPingpong).toList();
        assertEquals(23, sizes.size());
        assertEquals(new Workload("pingpong", 1), sizes.getFirst());
        assertEquals(new Workload("pingpong", 4 << 20), sizes.getLast());
    }

    @Test
    void ofAWindowEachMessageCounts() {
        assertEquals(64, new Workload("window", 1).parts());
        assertEquals(128, new Workload("bidirectional", 1).parts());
        assertEquals(1, new Workload("put", 1).parts());
    }

    private static Set<String> benchmarks(int ranks) {
        return Workload.full(ranks).stream().map(Workload::benchmark).collect(Collectors.toSet());
    }
}
