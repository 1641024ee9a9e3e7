package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Ping-pongs of two ranks with N*N elements in an array of arrays. Each of the inner arrays is sent
 * as an object. The receiving array holds only nulls before each message, so that each message
 * creates new inner arrays.
 */
final class ObjectPairs implements Benchmarks {
    private final Intracomm world;
    private final int rank;
    private final int other;

    ObjectPairs(RankPosition position) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
    }

    @Override
    public Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new HashMap<>();
        for (Shape shape : Shape.values()) {
            benchmarks.put("pingpong-float-" + shape.label(), floats(shape));
            benchmarks.put("pingpong-byte-" + shape.label(), bytes(shape));
        }
        return benchmarks;
    }

    private Benchmark floats(Shape shape) {
        Map<Integer, float[][]> arrays = new HashMap<>();
        return (size, times) -> {
            int elements = size / Float.BYTES;
            int rows = shape.arrays(elements);
            run(
                    arrays.computeIfAbsent(
                            size, n -> MessageContents.floats(rows, elements / rows)),
                    float[][]::new,
                    times);
        };
    }

    private Benchmark bytes(Shape shape) {
        Map<Integer, byte[][]> arrays = new HashMap<>();
        return (size, times) -> {
            int rows = shape.arrays(size);
            run(
                    arrays.computeIfAbsent(size, n -> MessageContents.bytes(rows, n / rows)),
                    byte[][]::new,
                    times);
        };
    }

    private void run(Object[] sent, IntFunction<Object[]> room, int times) {
        int count = sent.length;
        Object[] received = sent;
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, count, MPI.OBJECT, other, TAG);
            }
            received = room.apply(count);
            world.Recv(received, 0, count, MPI.OBJECT, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, count, MPI.OBJECT, other, TAG);
            }
        }
        if (other != MPI.PROC_NULL) {
            ArrivalCheck.check(sent, received);
        }
    }
}
