package panmpi.bench.play;

import static panmpi.bench.play.Place.TAG;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import mpi.Intracomm;
import mpi.MPI;

/**
 * What two ranks play with N*N elements in an array of arrays, which are objects; each receives
 * into an array that holds none yet.
 */
final class ObjectPairs implements Games {
    private final Intracomm world;
    private final int rank;
    private final int other;
    private final Shape shape;
    private final Map<Integer, float[][]> floats = new HashMap<>();
    private final Map<Integer, byte[][]> bytes = new HashMap<>();

    ObjectPairs(Place place, Shape shape) {
        world = place.world();
        rank = place.rank();
        other = place.partner();
        this.shape = shape;
    }

    @Override
    public Map<String, Game> all() {
        return Map.of("pingpong-float", this::floats, "pingpong-byte", this::bytes);
    }

    private void floats(int size, int times) {
        int elements = size / Float.BYTES;
        int rows = shape.arrays(elements);
        float[][] sent = floats.computeIfAbsent(size, n -> Fill.floats(rows, elements / rows));
        play(sent, float[][]::new, times);
    }

    private void bytes(int size, int times) {
        int rows = shape.arrays(size);
        byte[][] sent = bytes.computeIfAbsent(size, n -> Fill.bytes(rows, n / rows));
        play(sent, byte[][]::new, times);
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
