package panmpi.bench.ranks;

import java.util.Map;

/**
 * A set of related benchmarks, such as those of pairs of ranks, on one kind of buffer. {@code
 * benchmarks.h} in {@code tests/bench/c} describes the same sets in C.
 */
interface Benchmarks {
    int WINDOW = 64;
    int COLUMNS = 16;
    int LARGEST = 4 << 20;

    /** {@return the benchmarks by name} */
    Map<String, Benchmark> all();
}
