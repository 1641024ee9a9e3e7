package mpi.bench.plot;

/**
 * Point of a curve.
 *
 * @param x value on the horizontal axis.
 * @param y value on the vertical axis: the median of the measured values.
 * @param low value below which a quarter of the values lie.
 * @param high value above which a quarter of the values lie.
 */
public record Point(double x, double y, double low, double high) {
    /** Makes a point without a spread. */
    public Point(double x, double y) {
        this(x, y, y, y);
    }
}
