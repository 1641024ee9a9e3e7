package mpi.junit.engine;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import mpi.junit.job.TestSettings;

/**
 * Limits the numbers of ranks of a run. With a limit, each test runs only on its largest number of
 * ranks that is not above the limit.
 */
final class RankLimit {

    private RankLimit() {}

    /**
     * Chooses the numbers of ranks on which a test runs.
     *
     * @param ranks all numbers of the test.
     * @param place index of the MPI among the MPIs of the run; the first MPIs may be exempt from
     *     the limit.
     * @return all numbers, or the largest number up to the limit, or an empty stream if all numbers
     *     are above the limit.
     */
    static IntStream of(int[] ranks, int place) {
        OptionalInt most = TestSettings.mostRanks();
        if (most.isEmpty() || place < TestSettings.thorough().orElse(0)) {
            return IntStream.of(ranks).distinct();
        }
        OptionalInt largest = IntStream.of(ranks).filter(n -> n <= most.getAsInt()).max();
        return largest.isPresent() ? IntStream.of(largest.getAsInt()) : IntStream.empty();
    }
}
