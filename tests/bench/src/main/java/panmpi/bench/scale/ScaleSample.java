package panmpi.bench.scale;

import java.util.Arrays;
import java.util.List;
import panmpi.bench.results.Ratios;

/**
 * The values that one job of {@code make scale} has measured.
 *
 * @param variant C, or Java with some options.
 * @param ranks number of ranks.
 * @param numbers a value for each of {@link #NAMES}.
 */
record ScaleSample(String variant, int ranks, double[] numbers) {
    /** Names of the measured values in the CSV file. */
    static final List<String> NAMES =
            List.of(
                    "init_ms",
                    "ready_ms",
                    "resident_kb",
                    "share_kb",
                    "private_kb",
                    "barrier_us",
                    "allreduce_us");

    /** Titles of the values in pictures. */
    static final List<String> TITLES =
            List.of(
                    "Init",
                    "From the start of the job until ranks are ready",
                    "Resident memory of a rank",
                    "Memory of a rank, its share of shared pages counted",
                    "Memory that a rank has for itself",
                    "Barrier",
                    "Allreduce of 8 bytes");

    /** Parses the line of numbers that rank 0 of a job of {@code ranks} ranks prints at its end. */
    static ScaleSample of(String variant, int ranks, String line) {
        String[] words = line.split(" ");
        double[] numbers =
                Arrays.stream(words, 1, words.length).mapToDouble(Double::parseDouble).toArray();
        if (numbers.length != NAMES.size()) {
            throw new IllegalArgumentException("not " + NAMES.size() + " numbers: " + line);
        }
        return new ScaleSample(variant, ranks, numbers);
    }

    /** Returns the median, over some samples, of the value with index {@code number}. */
    static double median(List<ScaleSample> some, int number) {
        return Ratios.median(some.stream().mapToDouble(s -> s.numbers[number]).toArray());
    }

    /**
     * {@return the factor that converts the value with index {@code number} to microseconds or
     * bytes}
     */
    static double factor(int number) {
        String name = NAMES.get(number);
        return name.endsWith("_kb") ? 1024 : name.endsWith("_ms") ? 1000 : 1;
    }
}
