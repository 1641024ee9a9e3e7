package panmpi.bench.play;

import java.io.IOException;
import mpi.MPI;

/**
 * A rank of {@code make bench-objects}: plays with plain arrays, with rows that are no objects, and
 * with objects by each codec.
 */
public final class ObjectPlay {

    private ObjectPlay() {}

    /**
     * Runs on each rank.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Place place = Place.here();
        Player player = new Player(place.rank(), place.world()::Barrier);
        player.learn("raw", new RawPairs(place));
        player.learn("raw", new RawCalls(place));
        player.learn("datatype", new RowPairs(place));
        CodecComms.of(place)
                .forEach(
                        (codec, comm) -> {
                            Place there = new Place(comm, place.rank(), place.ranks());
                            player.learn(codec, new ObjectPairs(there));
                            player.learn(codec, new ObjectCalls(there));
                        });
        player.obey(Integer.parseInt(args[0]));
        MPI.Finalize();
    }
}
