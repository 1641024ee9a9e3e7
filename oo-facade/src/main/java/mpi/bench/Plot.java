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

/**
 * Makes the plot for {@code --plot}: times by message size, and below them bandwidths by message
 * size.
 */
final class Plot {

    /** Least value that is drawn, since a logarithmic axis cannot show 0. */
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
     * Returns the points of the curve for one series. A benchmark without data has a single value,
     * which becomes a horizontal line over all message sizes.
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
