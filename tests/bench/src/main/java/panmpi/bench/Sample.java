package panmpi.bench;

import java.util.Arrays;
import java.util.List;

/**
 * The results of one job.
 *
 * @param entry C, or Java with some options.
 * @param ranks number of ranks.
 * @param numbers one for each of {@link #NAMES}.
 */
record Sample(String entry, int ranks, double[] numbers) {
    /** The measured values, named as the columns are. */
    static final List<String> NAMES =
            List.of(
                    "init_ms",
                    "ready_ms",
                    "resident_kb",
                    "share_kb",
                    "private_kb",
                    "barrier_us",
                    "allreduce_us");

    /** From the line that a job ends with. */
    static Sample of(String entry, int ranks, String line) {
        String[] words = line.split(" ");
        double[] numbers =
                Arrays.stream(words, 1, words.length).mapToDouble(Double::parseDouble).toArray();
        if (numbers.length != NAMES.size()) {
            throw new IllegalArgumentException("not " + NAMES.size() + " numbers: " + line);
        }
        return new Sample(entry, ranks, numbers);
    }

    /** The median of one number in some samples. */
    static double median(List<Sample> some, int number) {
        return Ratios.median(some.stream().mapToDouble(s -> s.numbers[number]).toArray());
    }
}
