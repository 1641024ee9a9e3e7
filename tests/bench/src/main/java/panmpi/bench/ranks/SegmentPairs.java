package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Benchmarks of pairs of ranks that send each other segments. */
final class SegmentPairs implements Benchmarks {
    private final Intracomm world;
    private final int rank;
    private final int other;
    private final MemorySegment sent;
    private final MemorySegment received;
    private final Request[] requests = new Request[WINDOW];
    private final Request[] both = new Request[2 * WINDOW];

    SegmentPairs(RankPosition position, SegmentBuffers segments) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
        sent = segments.sent();
        received = segments.received();
    }

    @Override
    public Map<String, Benchmark> all() {
        return Map.of(
                "pingpong", this::pingpong,
                "pingpong-new", this::pingpong,
                "window", this::window,
                "pairs", this::window,
                "bidirectional", this::bidirectional);
    }

    private void pingpong(int size, int times) {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, (long) size, MPI.BYTE, other, TAG);
            }
            world.Recv(received, (long) size, MPI.BYTE, other, TAG);
            if (rank > other) {
                world.Send(sent, (long) size, MPI.BYTE, other, TAG);
            }
        }
    }

    private void window(int size, int times) {
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank < other
                                ? world.Isend(sent, (long) size, MPI.BYTE, other, TAG)
                                : world.Irecv(received, (long) size, MPI.BYTE, other, TAG);
            }
            Request.Waitall(requests);
            if (rank < other) {
                world.Recv(received, 1L, MPI.BYTE, other, TAG);
            } else {
                world.Send(sent, 1L, MPI.BYTE, other, TAG);
            }
        }
    }

    private void bidirectional(int size, int times) {
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                both[k] = world.Irecv(received, (long) size, MPI.BYTE, other, TAG);
            }
            for (int k = 0; k < WINDOW; k++) {
                both[WINDOW + k] = world.Isend(sent, (long) size, MPI.BYTE, other, TAG);
            }
            Request.Waitall(both);
        }
    }
}
