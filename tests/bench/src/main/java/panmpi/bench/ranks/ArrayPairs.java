package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Benchmarks of pairs of ranks that send each other arrays. */
final class ArrayPairs implements Benchmarks {
    private final Intracomm world;
    private final int rank;
    private final int other;
    private final byte[] sent;
    private final byte[] received;
    private final Request[] requests = new Request[WINDOW];
    private final Request[] both = new Request[2 * WINDOW];

    ArrayPairs(RankPosition position, ArrayBuffers arrays) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
        sent = arrays.sent();
        received = arrays.received();
    }

    @Override
    public Map<String, Benchmark> all() {
        return Map.of(
                "pingpong", this::pingpong,
                "pingpong-new", this::pingpongNew,
                "window", this::window,
                "pairs", this::window,
                "bidirectional", this::bidirectional);
    }

    private void pingpong(int size, int times) {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
            world.Recv(received, 0, size, MPI.BYTE, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
        }
    }

    /** Sends from arrays and receives into arrays that are new at each call. */
    private void pingpongNew(int size, int times) {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(new byte[size], 0, size, MPI.BYTE, other, TAG);
            }
            world.Recv(new byte[size], 0, size, MPI.BYTE, other, TAG);
            if (rank > other) {
                world.Send(new byte[size], 0, size, MPI.BYTE, other, TAG);
            }
        }
    }

    private void window(int size, int times) {
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank < other
                                ? world.Isend(sent, 0, size, MPI.BYTE, other, TAG)
                                : world.Irecv(received, 0, size, MPI.BYTE, other, TAG);
            }
            Request.Waitall(requests);
            if (rank < other) {
                world.Recv(received, 0, 1, MPI.BYTE, other, TAG);
            } else {
                world.Send(sent, 0, 1, MPI.BYTE, other, TAG);
            }
        }
    }

    private void bidirectional(int size, int times) {
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                both[k] = world.Irecv(received, 0, size, MPI.BYTE, other, TAG);
            }
            for (int k = 0; k < WINDOW; k++) {
                both[WINDOW + k] = world.Isend(sent, 0, size, MPI.BYTE, other, TAG);
            }
            Request.Waitall(both);
        }
    }
}
