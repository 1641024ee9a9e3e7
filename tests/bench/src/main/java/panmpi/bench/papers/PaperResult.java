package panmpi.bench.papers;

import java.util.List;
import java.util.Map;
import panmpi.bench.programs.AppSample;
import panmpi.bench.programs.Problem;
import panmpi.bench.results.Ratios;

/**
 * A program of CCJ's paper in all styles, on one number of ranks.
 *
 * @param problem the program.
 * @param ranks number of ranks.
 * @param samples runs of each style, those of one round in succession.
 */
record PaperResult(Problem problem, int ranks, Map<String, List<AppSample>> samples) {

    /** {@return milliseconds of a style, the median} */
    double millis(String style) {
        return Ratios.median(times(style)) / 1e6;
    }

    /** {@return the ratios of a style's times to another's} */
    Ratios ratios(String style, String other) {
        return Ratios.of(times(style), times(other));
    }

    /** {@return nanoseconds of each run} */
    double[] times(String style) {
        return samples.get(style).stream().mapToDouble(AppSample::nanos).toArray();
    }
}
