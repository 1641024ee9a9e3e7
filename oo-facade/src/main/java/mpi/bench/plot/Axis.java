package mpi.bench.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * Axis of a plot, which converts values to coordinates in the picture, and lists the values that
 * have a tick.
 *
 * @param low least value.
 * @param high greatest value.
 * @param isLogarithmic true for a logarithmic axis, false for a linear one.
 * @param ticks values with a tick.
 * @param from coordinate of the least value in the picture, in pixels.
 * @param to coordinate of the greatest value in the picture, in pixels.
 */
public record Axis(
        double low,
        double high,
        boolean isLogarithmic,
        List<Double> ticks,
        double from,
        double to) {
    private static final int MOST_TICKS = 9;
    private static final int FEW_TICKS = 3;
    private static final double ROUNDING = 1e-9;
    private static final double[] STEPS = {1, 2, 5, 10};

    /**
     * Makes a logarithmic axis with ticks at powers of {@code base}: at all of them or, if there
     * are many, at every second or third and so on. If there are few powers of 10, there are ticks
     * between the powers, too.
     */
    public static Axis logarithmic(double least, double most, int base, double from, double to) {
        double margin = base == 2 ? 1 : 1.1;
        double low = least / margin;
        double high = Math.max(most, 2 * least) * margin;
        List<Double> ticks = powers(low, high, base, 1);
        for (int every = 2; ticks.size() > MOST_TICKS; every++) {
            ticks = powers(low, high, base, every);
        }
        if (base == 10 && ticks.size() < FEW_TICKS) {
            ticks = betweenPowers(low, high);
        }
        return new Axis(low, high, true, ticks, from, to);
    }

    /**
     * Returns the powers of a base from {@code low} to {@code high} whose exponent is a multiple of
     * {@code every}.
     */
    private static List<Double> powers(double low, double high, int base, int every) {
        List<Double> found = new ArrayList<>();
        int first = (int) Math.ceil(Math.log(low) / Math.log(base) - ROUNDING);
        int last = (int) Math.floor(Math.log(high) / Math.log(base) + ROUNDING);
        for (int power = first; power <= last; power++) {
            if (Math.floorMod(power, every) == 0) {
                found.add(Math.pow(base, power));
            }
        }
        return found;
    }

    /**
     * Returns the values from {@code low} to {@code high} that are 1, 2 or 5 times a power of 10.
     */
    private static List<Double> betweenPowers(double low, double high) {
        List<Double> found = new ArrayList<>();
        for (double power = Math.pow(10, Math.floor(Math.log10(low))); power <= high; power *= 10) {
            for (double step : List.of(1.0, 2.0, 5.0)) {
                if (power * step >= low && power * step <= high) {
                    found.add(power * step);
                }
            }
        }
        return found;
    }

    /** Makes a linear axis that begins and ends at a tick. */
    public static Axis linear(double least, double most, double from, double to) {
        double rough = Math.max(most - least, 1e-6) / 5;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = power;
        for (int i = 0; step < rough; i++) {
            step = power * STEPS[i];
        }
        long first = (long) Math.floor(least / step + ROUNDING);
        long last = (long) Math.ceil(most / step - ROUNDING);
        List<Double> ticks = new ArrayList<>();
        for (long i = first; i <= last; i++) {
            ticks.add(i * step);
        }
        return new Axis(first * step, Math.max(last, first + 1) * step, false, ticks, from, to);
    }

    /** {@return the coordinate of a value in the picture, in pixels} */
    public double at(double value) {
        double share =
                isLogarithmic
                        ? Math.log(value / low) / Math.log(high / low)
                        : (value - low) / (high - low);
        return from + share * (to - from);
    }
}
