package panmpi.bench.play;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import mpi.MPI;

/**
 * A rank of the bench: says to the driver, over a socket, which rank it is and what games it knows,
 * plays those that the driver names, and tells how many nanoseconds and bytes of the heap each
 * round of one took. Between games it waits for the driver, not in MPI.
 */
public final class Play {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Map<String, Game> games = new TreeMap<>();

    private Play(Place place, Windows windows) {
        Arrays arrays = Arrays.of(place.ranks());
        learn("arrays.", new Plain());
        learn("arrays.", new ArrayPairs(place, arrays));
        learn("arrays.", new ArrayRings(place, arrays, windows));
        learn("arrays.", new ArrayCollectives(place, arrays));
        Segments segments = Segments.of(place.ranks());
        learn("segments.", new Plain());
        learn("segments.", new SegmentPairs(place, segments));
        learn("segments.", new SegmentRings(place, segments, windows));
        learn("segments.", new SegmentCollectives(place, segments));
    }

    private void learn(String prefix, Games some) {
        some.all().forEach((name, game) -> games.put(prefix + name, game));
    }

    /**
     * Runs on each rank.
     *
     * @param args the driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Place place = Place.here();
        var host = InetAddress.getLoopbackAddress();
        try (Socket driver = new Socket(host, Integer.parseInt(args[0]));
                Windows windows = new Windows(place)) {
            new Play(place, windows).obey(driver);
        }
        MPI.Finalize();
    }

    private void obey(Socket driver) throws IOException {
        var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
        var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
        out.println(MPI.COMM_WORLD.Rank() + " " + String.join(" ", games.keySet()));
        try (BufferedReader lines = new BufferedReader(in)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                out.println(play(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2])));
            }
        }
    }

    private String play(String name, int size, int times) {
        Game game = games.get(name);
        if (game == null) {
            throw new IllegalArgumentException(
                    "no game is called " + name + ", only " + games.keySet());
        }
        MPI.COMM_WORLD.Barrier();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begin = System.nanoTime();
        game.play(size, times);
        MPI.COMM_WORLD.Barrier();
        double nanos = (double) (System.nanoTime() - begin) / times;
        return nanos + " " + (THREADS.getCurrentThreadAllocatedBytes() - allocated) / times;
    }
}
