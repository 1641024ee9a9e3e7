package panmpi.bench.play;

import static panmpi.bench.play.Place.TAG;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Games of two ranks with N*N elements in an array of arrays, which are objects; each receives into
 * an array that holds none yet.
 */
final class ObjectPairs implements Games {
    private final Intracomm world;
    private final int rank;
    private final int other;

    ObjectPairs(Place place) {
        world = place.world();
        rank = place.rank();
        other = place.partner();
    }

    @Override
    public Map<String, Game> all() {
        Map<String, Game> games = new HashMap<>();
        for (Shape shape : Shape.values()) {
            games.put("pingpong-float-" + shape.label(), floats(shape));
            games.put("pingpong-byte-" + shape.label(), bytes(shape));
        }
        return games;
    }

    private Game floats(Shape shape) {
        Map<Integer, float[][]> arrays = new HashMap<>();
        return (size, times) -> {
            int elements = size / Float.BYTES;
            int rows = shape.arrays(elements);
            play(
                    arrays.computeIfAbsent(size, n -> Fill.floats(rows, elements / rows)),
                    float[][]::new,
                    times);
        };
    }

    private Game bytes(Shape shape) {
        Map<Integer, byte[][]> arrays = new HashMap<>();
        return (size, times) -> {
            int rows = shape.arrays(size);
            play(
                    arrays.computeIfAbsent(size, n -> Fill.bytes(rows, n / rows)),
                    byte[][]::new,
                    times);
        };
    }

    private void play(Object[] sent, IntFunction<Object[]> room, int times) {
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
            Same.check(sent, received);
        }
    }
}
