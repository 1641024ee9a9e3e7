package panmpi.bench.ranks;

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
 * A process of the bench: connects to the driver by a socket, sends its rank and the names of its
 * benchmarks, runs the benchmarks that the driver names, and answers with the nanoseconds and heap
 * bytes of one iteration. In between it waits at the socket, not in MPI, which would keep a core
 * busy.
 */
final class Runner {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final int rank;
    private final Runnable barrier;
    private final Map<String, Benchmark> benchmarks = new LinkedHashMap<>();

    /** Makes a runner that calls {@code barrier} before and after each benchmark. */
    Runner(int rank, Runnable barrier) {
        this.rank = rank;
        this.barrier = barrier;
    }

    /**
     * Adds the benchmarks of one variant, under names such as {@code variant.benchmark}. The driver
     * gets the variants in the order in which they were added.
     */
    void learn(String variant, Benchmarks some) {
        some.all().forEach((name, benchmark) -> benchmarks.put(variant + "." + name, benchmark));
    }

    /**
     * Connects to the driver at a port of this host, and runs benchmarks until the driver
     * disconnects.
     */
    void serve(int port) throws IOException {
        try (Socket driver = new Socket(InetAddress.getLoopbackAddress(), port)) {
            var in = new InputStreamReader(driver.getInputStream(), StandardCharsets.US_ASCII);
            var out = new PrintStream(driver.getOutputStream(), true, StandardCharsets.US_ASCII);
            out.println(rank + " " + String.join(" ", benchmarks.keySet()));
            BufferedReader lines = new BufferedReader(in);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                out.println(run(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2])));
            }
        }
    }

    private String run(String name, int size, int times) {
        Benchmark benchmark = benchmarks.get(name);
        if (benchmark == null) {
            throw new IllegalArgumentException(
                    "no benchmark is called " + name + ", only " + benchmarks.keySet());
        }
        barrier.run();
        long allocated = THREADS.getCurrentThreadAllocatedBytes();
        long begin = System.nanoTime();
        benchmark.run(size, times);
        barrier.run();
        double nanos = (double) (System.nanoTime() - begin) / times;
        return nanos + " " + (THREADS.getCurrentThreadAllocatedBytes() - allocated) / times;
    }
}
