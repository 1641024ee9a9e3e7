package panmpi.bench.programs;

import java.util.List;
import java.util.function.ToDoubleFunction;
import panmpi.bench.results.Ratios;

/**
 * Measured times of a program in Java and in C, with a certain number of ranks.
 *
 * @param problem the program.
 * @param ranks number of ranks.
 * @param java runs in Java.
 * @param c runs in C, each right before or after the run in Java of the same round.
 * @param warmUp runs in Java before all others.
 */
record AppResult(
        Problem problem, int ranks, List<AppSample> java, List<AppSample> c, WarmUp warmUp) {

    /** {@return the ratios of the whole time in Java to that in C} */
    Ratios total() {
        return ratios(AppSample::nanos);
    }

    /** {@return the ratios of the time that Java spends in MPI to the time that C spends in MPI} */
    Ratios inMpi() {
        return ratios(AppSample::inMpi);
    }

    /** {@return the ratios of the time that Java spends outside of MPI to the same time of C} */
    Ratios computing() {
        return ratios(AppSample::computing);
    }

    private Ratios ratios(ToDoubleFunction<AppSample> time) {
        return Ratios.of(times(java, time), times(c, time));
    }

    /**
     * {@return the median over the runs in C of the time that {@code time} selects, in
     * milliseconds}
     */
    double millis(ToDoubleFunction<AppSample> time) {
        return Ratios.median(times(c, time)) / 1e6;
    }

    /** {@return the time {@code seconds} of a run in Java, divided by the median time in C} */
    double timesC(double seconds) {
        return seconds * 1e3 / millis(AppSample::nanos);
    }

    private static double[] times(List<AppSample> samples, ToDoubleFunction<AppSample> time) {
        return samples.stream().mapToDouble(time).toArray();
    }
}
