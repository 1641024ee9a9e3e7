package panmpi.bench.ranks;

import java.util.Map;

/** Benchmarks of one topic on one kind of buffer; {@code tests/bench/c} describes each. */
interface Benchmarks {
    int WINDOW = 64;
    int COLUMNS = 16;
    int LARGEST = 4 << 20;

    /** {@return the benchmarks by name} */
    Map<String, Benchmark> all();
}
