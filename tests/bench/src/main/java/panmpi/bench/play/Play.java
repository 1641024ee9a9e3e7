package panmpi.bench.play;

import java.io.IOException;
import mpi.MPI;

/** A rank of {@code make bench}: plays with arrays and with segments. */
public final class Play {

    private Play() {}

    /**
     * Runs on each rank.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Place place = Place.here();
        Seat.take(place.rank(), place.ranks());
        try (Windows windows = new Windows(place)) {
            Player player = new Player(place.rank(), place.world()::Barrier);
            learn(player, place, windows);
            player.obey(Integer.parseInt(args[0]));
        }
        MPI.Finalize();
    }

    private static void learn(Player player, Place place, Windows windows) {
        Arrays arrays = Arrays.of(place.ranks());
        player.learn("arrays", new Plain());
        player.learn("arrays", new ArrayPairs(place, arrays));
        player.learn("arrays", new ArrayRings(place, arrays, windows));
        player.learn("arrays", new ArrayCollectives(place, arrays));
        Segments segments = Segments.of(place.ranks());
        player.learn("segments", new Plain());
        player.learn("segments", new SegmentPairs(place, segments));
        player.learn("segments", new SegmentRings(place, segments, windows));
        player.learn("segments", new SegmentCollectives(place, segments));
    }
}
