package mpi.junit.engine;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import mpi.junit.job.TestSettings;

/** Limit of a run's numbers of ranks: below it, each test runs on its largest number only. */
final class RankLimit {

    private RankLimit() {}

    /**
     * Chooses among the numbers of a test.
     *
     * @param ranks all of them.
     * @param place place of the MPI among those of the run, from 0 on: the first ones may be
     *     exempt.
     * @return all, the largest up to the limit, or none where each is above it.
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
