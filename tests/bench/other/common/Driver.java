import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Connection of a rank to the driver, the process of the bench that starts the jobs and sends
 * commands to them. The rank sends its rank and the names of its benchmarks over a socket, runs
 * each benchmark that the driver names, and answers with the nanoseconds of one iteration.
 */
final class Driver {
    private final Map<String, Benchmark> benchmarks;
    private final Benchmark barrier;

    /**
     * Keeps the benchmarks, but does not connect to the driver yet: {@link #serve} does that.
     *
     * @param benchmarks benchmarks by name.
     * @param barrier barrier of all ranks before and after a benchmark.
     */
    Driver(Map<String, Benchmark> benchmarks, Benchmark barrier) {
        this.benchmarks = benchmarks;
        this.barrier = barrier;
    }

    /** Runs benchmarks until the driver disconnects. */
    void serve(int port, int rank) throws Exception {
        try (Socket driver = new Socket(InetAddress.getLoopbackAddress(), port)) {
            var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
            var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
            out.println(rank + " " + String.join(" ", benchmarks.keySet()));
            BufferedReader lines = new BufferedReader(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                int times = Integer.parseInt(words[2]);
                out.println(run(benchmarks.get(words[0]), Integer.parseInt(words[1]), times) + " 0");
            }
        }
    }

    private double run(Benchmark benchmark, int size, int times) throws Exception {
        barrier.run(0, 1);
        long begin = System.nanoTime();
        benchmark.run(size, times);
        barrier.run(0, 1);
        return (double) (System.nanoTime() - begin) / times;
    }
}
