package mpi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mpi.bench.plot.Curve;
import mpi.bench.plot.Panel;
import mpi.bench.plot.Part;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Point;
import mpi.bench.plot.Unit;

/** Draws the results over the size of a message: times, and below them bandwidths. */
final class Plot {

    /** Replaces 0, which has no place on a logarithmic axis. */
    private static final double LEAST = 1e-3;

    private Plot() {}

    static Picture picture(String heading, List<Series> all) {
        List<Part> parts = new ArrayList<>();
        for (boolean isRate : new boolean[] {false, true}) {
            List<Series> some =
                    all.stream().filter(series -> series.benchmark().isRate() == isRate).toList();
            if (!some.isEmpty()) {
                parts.add(panel(some, isRate));
            }
        }
        return new Picture("mpijava --bench", heading.replaceFirst("^# ", ""), parts);
    }

    private static Panel panel(List<Series> some, boolean isRate) {
        List<Curve> curves = new ArrayList<>();
        for (Series series : some) {
            String name = Plan.name(series.benchmark());
            curves.add(Curve.of(name, curves.size(), points(series, some)));
        }
        Unit unit = isRate ? Unit.RATE : Unit.MICROS;
        return new Panel(isRate ? "Bandwidth" : "Time", Unit.BYTES, unit, curves);
    }

    /**
     * Returns the points of a series; a benchmark without data becomes a level line over all sizes.
     */
    private static List<Point> points(Series series, List<Series> all) {
        if (series.benchmark().isWithoutData()) {
            double value = series.points().getFirst().value();
            return List.of(point(1, value), point(largest(all), value));
        }
        return series.points().stream().map(p -> point(p.bytes(), p.value())).toList();
    }

    private static int largest(List<Series> all) {
        IntStream sizes = all.stream().flatMap(s -> s.points().stream()).mapToInt(p -> p.bytes());
        return Math.max(2, sizes.max().orElse(2));
    }

    private static Point point(int bytes, double value) {
        return new Point(Math.max(bytes, 1), Math.max(value, LEAST));
    }
}
