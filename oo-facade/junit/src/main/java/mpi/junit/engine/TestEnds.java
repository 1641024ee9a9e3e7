package mpi.junit.engine;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import mpi.junit.wire.FromRank.Ended;
import mpi.junit.wire.FromRank.Outcome;

/**
 * Collects the results of one test from all ranks. Each rank waits at the end of the test for the
 * others.
 */
final class TestEnds {

    private final Map<Integer, Ended> ends = new TreeMap<>();
    private final int size;
    private String note = "";

    TestEnds(int size) {
        this.size = size;
    }

    void add(int rank, Ended end) {
        ends.put(rank, end);
    }

    /** Sets the lines that end the message of a failure. */
    void note(String lines) {
        note = lines;
    }

    /** Returns the lines that end the message of a failure. */
    String note() {
        return note;
    }

    int size() {
        return size;
    }

    Map<Integer, Ended> ends() {
        return ends;
    }

    boolean isComplete() {
        return ends.size() == size;
    }

    /** Tests whether a rank failed. */
    boolean hasFailed() {
        return !with(Outcome.FAILED).isEmpty();
    }

    /** Tests whether all ranks ended the same test. */
    boolean isSameTest() {
        return ends.values().stream().map(Ended::id).distinct().count() == 1;
    }

    /**
     * Returns the id of the test. If the ranks ended different tests, it is the id of a test that
     * failed.
     */
    String id() {
        Set<Integer> failed = with(Outcome.FAILED);
        return ends.get((failed.isEmpty() ? ends.keySet() : failed).iterator().next()).id();
    }

    /** Returns the ranks on which the test had the given outcome. */
    Set<Integer> with(Outcome outcome) {
        Set<Integer> ranks = new TreeSet<>();
        ends.forEach(
                (rank, end) -> {
                    if (end.outcome() == outcome) {
                        ranks.add(rank);
                    }
                });
        return ranks;
    }

    /** Returns the ranks that have not ended the test. */
    Set<Integer> missing() {
        Set<Integer> ranks = new TreeSet<>();
        for (int rank = 0; rank < size; rank++) {
            if (!ends.containsKey(rank)) {
                ranks.add(rank);
            }
        }
        return ranks;
    }
}
