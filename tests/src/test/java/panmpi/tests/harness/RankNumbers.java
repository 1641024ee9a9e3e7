package panmpi.tests.harness;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * On how many ranks the case classes run.
 *
 * @param areAll true for all numbers that a class names.
 * @param most otherwise the limit: each class runs on its largest number up to this.
 */
public record RankNumbers(boolean areAll, int most) {
    private static final int MOST = number("panmpi.ranks");
    private static final int THOROUGH = number("panmpi.thorough");
    private static final int OTHERWISE = 4;

    private static int number(String property) {
        var value = System.getProperty(property);
        if (value == null) {
            return Integer.MAX_VALUE;
        }
        if (!value.matches("\\d{1,9}")) {
            var rule = " is no whole number (make test: THOROUGH=N, or all)";
            throw new AssertionError("-D" + property + "=" + value + rule);
        }
        return Integer.parseInt(value);
    }

    /** {@return the numbers for an MPI, by its place in the list, from 0 on} */
    public static RankNumbers at(int place) {
        if (MOST < Integer.MAX_VALUE) {
            return new RankNumbers(false, MOST);
        }
        return new RankNumbers(place < THOROUGH, OTHERWISE);
    }

    /** {@return the remark on MPIs that run less than all; empty if none does} */
    public static String remark(List<InstalledMpi> mpis) {
        var names =
                IntStream.range(0, mpis.size())
                        .filter(place -> !at(place).areAll())
                        .mapToObj(place -> mpis.get(place).name())
                        .toList();
        return names.isEmpty()
                ? ""
                : "\non one number of ranks, up to %d, on %s: all with THOROUGH=all"
                        .formatted(at(mpis.size()).most(), String.join(", ", names));
    }

    /** {@return the numbers that a class runs on} */
    public List<Integer> of(CaseClass type) {
        return areAll
                ? type.ranks()
                : type.ranks().stream()
                        .filter(n -> n <= most)
                        .sorted(Comparator.reverseOrder())
                        .limit(1)
                        .toList();
    }
}
