package panmpi.bench.ranks;

import java.util.Map;

/**
 * A set of benchmarks of one topic, on one kind of buffer. {@code benchmarks.h} in {@code
 * tests/bench/c} describes the topics.
 */
interface Benchmarks {
    int WINDOW = 64;
    int COLUMNS = 16;
    int LARGEST = 4 << 20;

    /** {@return the benchmarks by name} */
    Map<String, Benchmark> all();
}
