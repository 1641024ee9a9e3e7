package mpi.bench.plot;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Unit of the values on an axis. It determines how the values are written, and the base of the
 * powers at which the axis has ticks.
 */
public enum Unit {
    /** Bytes, written in KiB, MiB or GiB if the number is large. */
    BYTES(2),
    /** Microseconds, written in ns, ms or s where these are shorter. */
    MICROS(10),
    /** Bytes per microsecond, which are MB/s. */
    RATE(10),
    /** Ratio of a time to the time that the same operation takes in C; the axis has a line at 1. */
    RATIO(10),
    /** A number of ranks or of elements. */
    COUNT(2);

    private final int base;

    Unit(int base) {
        this.base = base;
    }

    int base() {
        return base;
    }

    /** {@return the text for a value on the axis, with its unit} */
    public String text(double value) {
        return switch (this) {
            case BYTES -> scaled(value, 1024, "B", "KiB", "MiB", "GiB");
            case MICROS -> scaled(value * 1e3, 1000, "ns", "µs", "ms", "s");
            case RATE -> scaled(value, 1000, "MB/s", "GB/s", "TB/s");
            case RATIO -> ratio(number(value));
            case COUNT -> number(value);
        };
    }

    private static String scaled(double value, int step, String... names) {
        double left = value;
        int at = 0;
        while (left >= step * 0.9999 && at < names.length - 1) {
            left /= step;
            at++;
        }
        return number(left) + " " + names[at];
    }

    private static String ratio(String number) {
        return number.contains(".") ? number : number + ".0";
    }

    private static String number(double value) {
        return new BigDecimal(value).round(new MathContext(4)).stripTrailingZeros().toPlainString();
    }
}
