package panmpi.bench.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A benchmark together with the size of its messages. Each workload has a line in a table.
 *
 * @param benchmark name of the benchmark.
 * @param size bytes of a message or block.
 */
public record Workload(String benchmark, int size) {
    public static final int SHORT = 4 << 10;
    public static final int LONG = 64 << 10;
    public static final String PUT = "put";
    public static final String HALO = "halo";

    /** Benchmark with many messages under way at the same time, in one direction. */
    public static final String WINDOWS = "window";

    /** Benchmark with many messages under way at the same time, in both directions. */
    public static final String BIDIRECTIONAL = "bidirectional";

    /** Benchmark with messages from and to arrays that are new at each call. */
    public static final String NEW_ARRAYS = "pingpong-new";

    private static final int WINDOW = 64;
    private static final String PINGPONG = "pingpong";
    private static final List<String> COLLECTIVES =
            List.of("bcast", "allreduce", "allgather", "alltoall");

    /** {@return the workloads of {@code bench-quick}} */
    public static List<Workload> quick() {
        List<Workload> workloads = new ArrayList<>();
        add(workloads, PINGPONG, 1, 8, 64, 512, SHORT, LONG, 256 << 10, 1 << 20, 4 << 20);
        COLLECTIVES.forEach(benchmark -> add(workloads, benchmark, 8, 1 << 10, LONG, 1 << 20));
        add(workloads, PUT, 8);
        add(workloads, WINDOWS, 64, 1 << 10);
        add(workloads, BIDIRECTIONAL, 64, 1 << 10);
        add(workloads, HALO, 1 << 10);
        add(workloads, NEW_ARRAYS, 8, SHORT);
        return workloads;
    }

    /**
     * {@return the workloads of {@code make bench}; benchmarks of one pair of ranks are included
     * only if {@code ranks} is 2}
     */
    public static List<Workload> full(int ranks) {
        List<Workload> workloads = new ArrayList<>();
        int[] sizes = powers(0, 22, 1);
        int[] some = powers(0, 20, 4);
        if (ranks == 2) {
            add(workloads, PINGPONG, sizes);
            add(workloads, WINDOWS, powers(0, 20, 2));
            add(workloads, BIDIRECTIONAL, powers(0, 20, 2));
            add(workloads, NEW_ARRAYS, powers(0, 12, 4));
            add(workloads, "rank", 0);
        } else {
            add(workloads, "pairs", powers(0, 12, 3));
        }
        add(workloads, "overlap", some);
        add(workloads, HALO, powers(6, 18, 4));
        add(workloads, PUT, some);
        add(workloads, "shared", some);
        add(workloads, "barrier", 0);
        COLLECTIVES.forEach(benchmark -> add(workloads, benchmark, powers(3, 20, 1)));
        return workloads;
    }

    private static int[] powers(int first, int last, int step) {
        return IntStream.rangeClosed(first, last)
                .filter(power -> (power - first) % step == 0)
                .map(power -> 1 << power)
                .toArray();
    }

    private static void add(List<Workload> workloads, String benchmark, int... sizes) {
        for (int size : sizes) {
            workloads.add(new Workload(benchmark, size));
        }
    }

    public boolean isPingpong() {
        return benchmark.equals(PINGPONG);
    }

    public boolean isCollective() {
        return COLLECTIVES.contains(benchmark);
    }

    /**
     * {@return the number of transfers in one iteration, by which its time is divided: 2 for a
     * round trip, and one for each message of a benchmark with many messages under way}
     */
    public int parts() {
        if (benchmark.startsWith(PINGPONG)) {
            return 2;
        }
        return switch (benchmark) {
            case WINDOWS, "pairs" -> WINDOW;
            case BIDIRECTIONAL -> 2 * WINDOW;
            default -> 1;
        };
    }

    /** {@return the size with its unit, or "" for a benchmark without messages} */
    public String sizeText() {
        if (size == 0) {
            return "";
        }
        if (size < 1 << 10) {
            return size + " B";
        }
        return size < 1 << 20 ? (size >> 10) + " KiB" : (size >> 20) + " MiB";
    }

    @Override
    public String toString() {
        return (benchmark + " " + sizeText()).strip();
    }
}
