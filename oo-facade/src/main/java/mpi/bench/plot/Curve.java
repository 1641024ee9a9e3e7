package mpi.bench.plot;

import java.util.List;

/**
 * A curve with its name at its end.
 *
 * @param name what the reader sees.
 * @param colour colour of line and name.
 * @param dash pattern of the line, "" for none.
 * @param points from left to right.
 */
public record Curve(String name, String colour, String dash, List<Point> points) {
    private static final String DASH = "5 4";

    /** A curve of what others are compared with: dashed, so that what is below it is seen. */
    public static Curve reference(String name, List<Point> points) {
        return new Curve(name, Palette.reference(), DASH, points);
    }

    /** A curve of the entry at some place. */
    public static Curve of(String name, int place, List<Point> points) {
        return new Curve(name, Palette.colour(place), "", points);
    }

    /** This curve in dashes, of the colour that it has. */
    public Curve dashed() {
        return new Curve(name, colour, DASH, points);
    }

    boolean hasSpread() {
        return points.stream().anyMatch(point -> point.low() < point.high());
    }
}
