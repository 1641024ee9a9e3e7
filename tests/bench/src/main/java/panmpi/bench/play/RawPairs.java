package panmpi.bench.play;

import static panmpi.bench.play.Place.TAG;

import java.util.HashMap;
import java.util.Map;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Games of two ranks with N*N elements in one array, regardless of the shape of the objects that
 * are compared: no objects, and nothing allocated.
 */
final class RawPairs implements Games {
    private static final int LARGEST_SIDE = 1024;

    private final Intracomm world;
    private final int rank;
    private final int other;
    private final float[] floats = Fill.floats(1, LARGEST_SIDE * LARGEST_SIDE)[0];
    private final float[] receivedFloats = new float[floats.length];
    private final byte[] bytes = Fill.bytes(1, LARGEST_SIDE * LARGEST_SIDE)[0];
    private final byte[] receivedBytes = new byte[bytes.length];

    RawPairs(Place place) {
        world = place.world();
        rank = place.rank();
        other = place.partner();
    }

    @Override
    public Map<String, Game> all() {
        Map<String, Game> games = new HashMap<>();
        for (Shape shape : Shape.values()) {
            games.put("pingpong-float-" + shape.label(), this::floats);
            games.put("pingpong-byte-" + shape.label(), this::bytes);
        }
        return games;
    }

    private void floats(int size, int times) {
        play(floats, receivedFloats, size / Float.BYTES, MPI.FLOAT, times);
    }

    private void bytes(int size, int times) {
        play(bytes, receivedBytes, size, MPI.BYTE, times);
    }

    private void play(Object sent, Object received, int count, Datatype type, int times) {
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
