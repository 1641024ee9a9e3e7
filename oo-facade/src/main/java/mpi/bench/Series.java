package mpi.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Results of one benchmark, which the table and the plot show.
 *
 * @param benchmark the operation.
 * @param points lines of the table, one for each message size.
 */
record Series(Benchmark benchmark, List<Point> points) {

    /**
     * A line of the table.
     *
     * @param bytes size of a message.
     * @param value microseconds or MB/s.
     */
    record Point(int bytes, double value) {}

    Series(Benchmark benchmark) {
        this(benchmark, new ArrayList<>());
    }
}
