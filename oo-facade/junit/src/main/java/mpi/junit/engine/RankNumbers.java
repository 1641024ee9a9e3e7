package mpi.junit.engine;

import java.util.Collection;
import java.util.stream.Collectors;

/** Writes lists of ranks as text for reports. */
final class RankNumbers {

    private RankNumbers() {}

    /** Returns text such as {@code rank 1 of 4}, {@code ranks 0, 2 of 4}, {@code all 4 ranks}. */
    static String of(Collection<Integer> ranks, int size) {
        if (ranks.size() == size && size > 1) {
            return "all " + size + " ranks";
        }
        String numbers =
                ranks.stream().sorted().map(Object::toString).collect(Collectors.joining(", "));
        return (ranks.size() == 1 ? "rank " : "ranks ") + numbers + " of " + size;
    }
}
