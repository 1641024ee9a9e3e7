package panmpi.bench.papers;

import java.util.List;
import java.util.Map;
import panmpi.bench.programs.AppSample;
import panmpi.bench.programs.Problem;
import panmpi.bench.results.Ratios;

/**
 * Measured times of one program of CCJ's paper with a certain number of ranks, in each {@link
 * PaperStyle}.
 *
 * @param problem the program.
 * @param ranks number of ranks.
 * @param samples runs of each style, in the order of rounds. In each round, the program ran once in
 *     every style.
 */
record PaperResult(Problem problem, int ranks, Map<String, List<AppSample>> samples) {

    /** {@return the median time of a style, in milliseconds} */
    double millis(String style) {
        return Ratios.median(times(style)) / 1e6;
    }

    /**
     * {@return the ratios of the times of one style to those of another style in the same rounds}
     */
    Ratios ratios(String style, String other) {
        return Ratios.of(times(style), times(other));
    }

    /** {@return the nanoseconds of each run of a style} */
    double[] times(String style) {
        return samples.get(style).stream().mapToDouble(AppSample::nanos).toArray();
    }
}
