package panmpi.bench.results;

import java.util.Arrays;
import java.util.Map;

/**
 * The samples that one workload gave with each variant, and the ratios that follow from them.
 *
 * @param workload the workload.
 * @param samples the samples of each variant, one for each round. The key is the name of the
 *     variant.
 */
public record Result(Workload workload, Map<String, Sample[]> samples) {
    public static final String REFERENCE = "C";

    /** Returns true if a variant has samples of this workload. */
    public boolean has(String variant) {
        return samples.containsKey(variant);
    }

    /** {@return the nanoseconds of an iteration of a variant, one number for each round} */
    double[] times(String variant) {
        return Arrays.stream(samples.get(variant)).mapToDouble(Sample::nanos).toArray();
    }

    /**
     * {@return the median over the rounds of the heap bytes that a variant allocates in one
     * iteration}
     */
    public long bytes(String variant) {
        return (long)
                Ratios.median(
                        Arrays.stream(samples.get(variant)).mapToDouble(Sample::bytes).toArray());
    }

    /** {@return the ratios of the times of a variant to those of C, one for each round} */
    public Ratios ratios(String variant) {
        return ratios(variant, REFERENCE);
    }

    /**
     * {@return the ratios of the times of a variant to those of another variant, one for each
     * round}
     */
    public Ratios ratios(String variant, String other) {
        return Ratios.of(times(variant), times(other));
    }

    /** {@return the median of a variant's times for one transfer, in microseconds} */
    public double micros(String variant) {
        return Ratios.median(times(variant)) / workload.parts() / 1e3;
    }
}
