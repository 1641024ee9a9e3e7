package mpi.bench.plot;

/**
 * A point of a curve.
 *
 * @param x its place.
 * @param y the median.
 * @param low a quarter of the values lie below.
 * @param high a quarter of the values lie above.
 */
public record Point(double x, double y, double low, double high) {
    /** A point without a spread. */
    public Point(double x, double y) {
        this(x, y, y, y);
    }
}
