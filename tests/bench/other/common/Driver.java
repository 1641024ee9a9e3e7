import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The driver of the bench, as a rank sees it: over a socket it is told which rank this is and what
 * games it knows, names one, and is told how many nanoseconds each round of that took.
 */
final class Driver {
    private final Map<String, Game> games;
    private final Game barrier;

    /**
     * Without a driver yet.
     *
     * @param games by name.
     * @param barrier barrier of all ranks before and after a game.
     */
    Driver(Map<String, Game> games, Game barrier) {
        this.games = games;
        this.barrier = barrier;
    }

    /** Plays what the driver says, until it leaves. */
    void obey(int port, int rank) throws Exception {
        try (Socket driver = new Socket(InetAddress.getLoopbackAddress(), port)) {
            var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
            var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
            out.println(rank + " " + String.join(" ", games.keySet()));
            BufferedReader lines = new BufferedReader(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                int times = Integer.parseInt(words[2]);
                out.println(play(games.get(words[0]), Integer.parseInt(words[1]), times) + " 0");
            }
        }
    }

    private double play(Game game, int size, int times) throws Exception {
        barrier.play(0, 1);
        long begin = System.nanoTime();
        game.play(size, times);
        barrier.play(0, 1);
        return (double) (System.nanoTime() - begin) / times;
    }
}
