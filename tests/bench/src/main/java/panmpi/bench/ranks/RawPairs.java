package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.util.HashMap;
import java.util.Map;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Ping-pongs of two ranks with N*N elements in one array. They are the baseline for {@link
 * ObjectPairs}, since they send no objects and allocate nothing. Both arrangements of {@link Shape}
 * are compared with this one ping-pong.
 */
final class RawPairs implements Benchmarks {
    private static final int LARGEST_SIDE = 1024;

    private final Intracomm world;
    private final int rank;
    private final int other;
    private final float[] floats = MessageContents.floats(1, LARGEST_SIDE * LARGEST_SIDE)[0];
    private final float[] receivedFloats = new float[floats.length];
    private final byte[] bytes = MessageContents.bytes(1, LARGEST_SIDE * LARGEST_SIDE)[0];
    private final byte[] receivedBytes = new byte[bytes.length];

    RawPairs(RankPosition position) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
    }

    @Override
    public Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new HashMap<>();
        for (Shape shape : Shape.values()) {
            benchmarks.put("pingpong-float-" + shape.label(), this::floats);
            benchmarks.put("pingpong-byte-" + shape.label(), this::bytes);
        }
        return benchmarks;
    }

    private void floats(int size, int times) {
        run(floats, receivedFloats, size / Float.BYTES, MPI.FLOAT, times);
    }

    private void bytes(int size, int times) {
        run(bytes, receivedBytes, size, MPI.BYTE, times);
    }

    private void run(Object sent, Object received, int count, Datatype type, int times) {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, count, type, other, TAG);
            }
            world.Recv(received, 0, count, type, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, count, type, other, TAG);
            }
        }
    }
}
