package mpi.bench.plot;

import java.util.List;

/**
 * A curve of a plot, with its name at its right end.
 *
 * @param name name that the reader sees.
 * @param colour colour of line and name.
 * @param dash pattern of the line, "" for none.
 * @param points from left to right.
 */
public record Curve(String name, String colour, String dash, List<Point> points) {
    private static final String DASH = "5 4";

    /**
     * Makes the curve with which other curves are compared. It is dashed, so that another curve at
     * the same points can be seen through the gaps.
     */
    public static Curve reference(String name, List<Point> points) {
        return new Curve(name, Palette.reference(), DASH, points);
    }

    /** Makes a curve in colour number {@code place} of the palette. */
    public static Curve of(String name, int place, List<Point> points) {
        return new Curve(name, Palette.colour(place), "", points);
    }

    /** Returns this curve in dashes, in its own colour. */
    public Curve dashed() {
        return new Curve(name, colour, DASH, points);
    }

    boolean hasSpread() {
        return points.stream().anyMatch(point -> point.low() < point.high());
    }
}
