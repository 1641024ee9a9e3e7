package panmpi.bench.play;

import java.util.Map;
import mpi.MPI;

/** Games without messages, the same on arrays and on segments. */
final class Plain implements Games {

    @Override
    public Map<String, Game> all() {
        return Map.of("barrier", Plain::barrier, "rank", Plain::rank);
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
