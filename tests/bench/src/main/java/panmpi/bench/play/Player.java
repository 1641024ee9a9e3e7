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
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A process of the bench: tells the driver, over a socket, which rank it is and what games it
 * knows, plays those that the driver names, and tells how many nanoseconds and bytes of the heap
 * each round of one took. Between games it waits for the driver, not in MPI.
 */
final class Player {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final int rank;
    private final Runnable barrier;
    private final Map<String, Game> games = new LinkedHashMap<>();

    /** For a rank, which begins and ends each game with the others. */
    Player(int rank, Runnable barrier) {
        this.rank = rank;
        this.barrier = barrier;
    }

    /** Adds games of one way to play; the first way is the first one that the driver is told. */
    void learn(String way, Games some) {
        some.all().forEach((name, game) -> games.put(way + "." + name, game));
    }

    /** Plays until the driver, at that port of this host, leaves. */
    void obey(int port) throws IOException {
        try (Socket driver = new Socket(InetAddress.getLoopbackAddress(), port)) {
            var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
            var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
            out.println(rank + " " + String.join(" ", games.keySet()));
            BufferedReader lines = new BufferedReader(in);
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
        barrier.run();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begin = System.nanoTime();
        game.play(size, times);
        barrier.run();
        double nanos = (double) (System.nanoTime() - begin) / times;
        return nanos + " " + (THREADS.getCurrentThreadAllocatedBytes() - allocated) / times;
    }
}
