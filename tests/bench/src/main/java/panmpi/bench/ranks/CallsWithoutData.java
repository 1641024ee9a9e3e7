package panmpi.bench.ranks;

import java.util.Map;
import mpi.MPI;

/**
 * Benchmarks of calls that have no buffer, so that the variants with arrays and with segments can
 * share them.
 */
final class CallsWithoutData implements Benchmarks {

    @Override
    public Map<String, Benchmark> all() {
        return Map.of("barrier", CallsWithoutData::barrier, "rank", CallsWithoutData::rank);
    }

    private static void barrier(int size, int times) {
        for (int i = 0; i < times; i++) {
            MPI.COMM_WORLD.Barrier();
        }
    }

    private static void rank(int size, int times) {
        for (int i = 0; i < times; i++) {
            MPI.COMM_WORLD.Rank();
        }
    }
}
