package mpi.bench.plot;

import java.util.Comparator;
import java.util.List;

/**
 * Writes the names of the curves of a {@link Panel} at the right ends of the curves, and moves
 * names apart where they would cover each other.
 *
 * @param curves curves whose names are written, all of one panel.
 */
record Labels(List<Curve> curves) {
    private static final int LINE = 15;

    void draw(Svg svg, Axis y, double x) {
        List<Curve> downwards =
                curves.stream().sorted(Comparator.comparingDouble(Labels::end).reversed()).toList();
        double[] places = places(downwards.stream().mapToDouble(c -> y.at(end(c))).toArray(), y);
        for (int i = 0; i < places.length; i++) {
            Curve curve = downwards.get(i);
            svg.text(x, places[i] + 4, "start", curve.colour(), curve.name());
        }
    }

    /**
     * Returns the vertical coordinates of the labels, from the uppermost label to the lowest. Moves
     * down each label that would cover the label above it, then moves up the labels that would be
     * below the axis.
     */
    private static double[] places(double[] wanted, Axis y) {
        double[] places = wanted.clone();
        for (int i = 1; i < places.length; i++) {
            places[i] = Math.max(places[i], places[i - 1] + LINE);
        }
        double lowest = y.from();
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = Math.min(places[i], lowest);
            lowest = places[i] - LINE;
        }
        return places;
    }

    private static double end(Curve curve) {
        return curve.points().getLast().y();
    }
}
