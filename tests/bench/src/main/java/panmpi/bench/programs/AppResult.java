package panmpi.bench.programs;

import java.util.List;
import java.util.function.ToDoubleFunction;
import panmpi.bench.results.Ratios;

/**
 * A program in Java and in C, on one number of ranks.
 *
 * @param problem the program.
 * @param ranks number of ranks.
 * @param java runs in Java.
 * @param c runs in C, each right before or after that in Java.
 * @param warmUp runs in Java before all these.
 */
record AppResult(
        Problem problem, int ranks, List<AppSample> java, List<AppSample> c, WarmUp warmUp) {

    /** {@return the ratios of the whole time} */
    Ratios total() {
        return ratios(AppSample::nanos);
    }

    /** {@return the ratios of the time in MPI} */
    Ratios inMpi() {
        return ratios(AppSample::inMpi);
    }

    /** {@return the ratios of the time outside of MPI} */
    Ratios computing() {
        return ratios(AppSample::computing);
    }

    private Ratios ratios(ToDoubleFunction<AppSample> time) {
        return Ratios.of(times(java, time), times(c, time));
    }

    /** {@return milliseconds of C, the median} */
    double millis(ToDoubleFunction<AppSample> time) {
        return Ratios.median(times(c, time)) / 1e6;
    }

    /** {@return how many times as long as C's median Java's runs of some second took} */
    double timesC(double seconds) {
        return seconds * 1e3 / millis(AppSample::nanos);
    }

    private static double[] times(List<AppSample> samples, ToDoubleFunction<AppSample> time) {
        return samples.stream().mapToDouble(time).toArray();
    }
}
