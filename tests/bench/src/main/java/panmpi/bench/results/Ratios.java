package panmpi.bench.results;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * Ratios of the times of two contenders. The two times of each ratio were measured right after each
 * other, so that other load of the machine affected both.
 *
 * @param sorted all ratios, lowest first.
 */
public record Ratios(double[] sorted) {

    /**
     * Returns {@code times[i] / reference[i]} for each {@code i}; the two times of an index were
     * measured right after each other.
     */
    public static Ratios of(double[] times, double[] reference) {
        double[] ratios = new double[times.length];
        Arrays.setAll(ratios, i -> times[i] / reference[i]);
        return sorted(ratios);
    }

    /** Returns all ratios of several workloads as one set. */
    public static Ratios together(Iterable<Ratios> parts) {
        DoubleStream all = DoubleStream.empty();
        for (Ratios part : parts) {
            all = DoubleStream.concat(all, Arrays.stream(part.sorted));
        }
        return sorted(all.toArray());
    }

    private static Ratios sorted(double[] ratios) {
        Arrays.sort(ratios);
        return new Ratios(ratios);
    }

    public double median() {
        return quantile(sorted, 0.5);
    }

    /** Returns the first quartile: a quarter of the ratios lie below it. */
    public double low() {
        return quantile(sorted, 0.25);
    }

    /** Returns the third quartile: a quarter of the ratios lie above it. */
    public double high() {
        return quantile(sorted, 0.75);
    }

    /** Returns the median of numbers in any order. */
    public static double median(double[] numbers) {
        double[] copy = numbers.clone();
        Arrays.sort(copy);
        return quantile(copy, 0.5);
    }

    private static double quantile(double[] sorted, double part) {
        double at = part * (sorted.length - 1);
        int low = (int) at;
        int high = Math.min(low + 1, sorted.length - 1);
        return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
    }

    /** Returns the median, and the bounds of the middle half of the ratios. */
    @Override
    public String toString() {
        return text(median()) + " [" + text(low()) + "-" + text(high()) + "]";
    }

    /** {@return a ratio with three digits, of which at most two are after the decimal point} */
    public static String text(double ratio) {
        int decimals = ratio < 10 ? 2 : ratio < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + decimals + "f", ratio);
    }
}
