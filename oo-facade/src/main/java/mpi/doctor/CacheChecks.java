package mpi.doctor;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import mpi.internal.Settings;
import mpi.internal.memory.CacheBudget;

/**
 * Checks the setting {@code -Dpanmpi.cache}, and reports how much memory panmpi keeps between
 * calls, which the program cannot use meanwhile.
 */
final class CacheChecks {

    private CacheChecks() {}

    static Finding kept() {
        try {
            Settings.cache(0);
        } catch (IllegalArgumentException wrong) {
            return Finding.error(
                    "caches", wrong.getMessage(), "leave it out: 1/8 of the heap is usual");
        }
        long total = CacheBudget.total();
        String own = "(-Dpanmpi.cache=" + total + ")";
        return Finding.ok(
                "caches",
                total == 0
                        ? "nothing is kept between calls " + own
                        : "at most "
                                + LimitChecks.size(total)
                                + " kept between calls "
                                + own
                                + each());
    }

    private static String each() {
        return Stream.of(CacheBudget.values())
                .map(CacheBudget::toString)
                .collect(
                        Collectors.joining(
                                ", ",
                                ", "
                                        + LimitChecks.size(CacheBudget.PINNED_ARRAYS.bytes())
                                        + " each of ",
                                ""));
    }
}
