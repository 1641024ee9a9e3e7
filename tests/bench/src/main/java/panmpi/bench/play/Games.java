package panmpi.bench.play;

import java.util.Map;
import mpi.MPI;

/** All games, on one kind of buffer; what each does is said in {@code tests/bench/c/games.c}. */
interface Games {

    void pingpong(int size, int times);

    void stream(int size, int times);

    void halo(int size, int times);

    void bcast(int size, int times);

    void allreduce(int size, int times);

    void allgather(int size, int times);

    void alltoall(int size, int times);

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

    /** The games by name. */
    default Map<String, Game> all() {
        return Map.of(
                "pingpong", this::pingpong,
                "stream", this::stream,
                "halo", this::halo,
                "barrier", Games::barrier,
                "bcast", this::bcast,
                "allreduce", this::allreduce,
                "allgather", this::allgather,
                "alltoall", this::alltoall,
                "rank", Games::rank);
    }
}
