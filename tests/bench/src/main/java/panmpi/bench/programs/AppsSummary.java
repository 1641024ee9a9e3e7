package panmpi.bench.programs;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import panmpi.bench.results.Ratios;

/**
 * Computes three numbers that summarize the results of {@code make bench-apps}.
 *
 * @param results all programs on all numbers of ranks.
 */
record AppsSummary(List<AppResult> results) {

    /**
     * {@return the geometric mean, over all programs, of the whole time as a multiple of the time
     * in C}
     */
    double total() {
        return mean(result -> result.total().median());
    }

    /**
     * {@return the geometric mean, over all programs, of the time in MPI as a multiple of that in
     * C}
     */
    double inMpi() {
        return mean(result -> result.inMpi().median());
    }

    /** {@return the median of the times after which a program was warm} */
    double warmUp() {
        return Ratios.median(
                results.stream().mapToDouble(result -> result.warmUp().seconds()).toArray());
    }

    private double mean(ToDoubleFunction<AppResult> ratio) {
        return Math.exp(results.stream().mapToDouble(ratio).map(Math::log).average().orElseThrow());
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "apps: total %.2f x C, in MPI %.2f x C, after warm-up %.1f s",
                total(),
                inMpi(),
                warmUp());
    }
}
