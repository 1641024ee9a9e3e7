package mpi.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Part of a picture with one pair of axes and the curves that share them. A curve with which the
 * others are compared is last in the list, so that it is drawn on top.
 *
 * @param title what the vertical axis shows.
 * @param xUnit unit of the horizontal axis.
 * @param yUnit unit of the vertical axis.
 * @param curves at least one curve, each with at least one point; all values are greater than 0.
 */
public record Panel(String title, Unit xUnit, Unit yUnit, List<Curve> curves) implements Part {
    private static final int HEIGHT = 250;
    private static final int LEFT = 78;
    private static final int RIGHT = 130;
    private static final int TOP = 30;
    private static final int BOTTOM = 36;

    /**
     * Limit for the vertical axis with {@link Unit#RATIO}: the axis is linear if the largest value
     * is at most this many times the smallest value, and else logarithmic.
     */
    private static final double WIDE = 4;

    @Override
    public int height() {
        return HEIGHT;
    }

    @Override
    public void draw(Svg svg, double top) {
        int right = Picture.WIDTH - RIGHT;
        Axis x =
                Axis.logarithmic(
                        values(Point::x).min().orElse(1),
                        values(Point::x).max().orElse(2),
                        xUnit.base(),
                        LEFT,
                        right);
        Axis y = yAxis(top + HEIGHT - BOTTOM, top + TOP);
        svg.title(LEFT, top + 16, 13, title);
        drawGrid(svg, x, y);
        curves.forEach(curve -> drawSpread(svg, curve, x, y));
        for (Curve curve : curves) {
            List<double[]> line = places(curve, x, y, Point::y);
            svg.curve(line, curve.colour(), curve.dash());
        }
        new Labels(curves).draw(svg, y, right + 8);
    }

    private Axis yAxis(double from, double to) {
        double least = values(Point::low).min().orElse(1);
        double most = values(Point::high).max().orElse(1);
        if (yUnit != Unit.RATIO) {
            return Axis.logarithmic(least, most, yUnit.base(), from, to);
        }
        least = Math.min(least, 1);
        most = Math.max(most, 1);
        return most / least > WIDE
                ? Axis.logarithmic(least, most, 10, from, to)
                : Axis.linear(least - 0.02, most + 0.02, from, to);
    }

    private DoubleStream values(ToDoubleFunction<Point> value) {
        return curves.stream().flatMap(curve -> curve.points().stream()).mapToDouble(value);
    }

    private void drawGrid(Svg svg, Axis x, Axis y) {
        for (double tick : y.ticks()) {
            svg.line(LEFT, y.at(tick), x.to(), y.at(tick), Palette.GRID);
            svg.text(LEFT - 8, y.at(tick) + 4, "end", Palette.NOTE, yUnit.text(tick));
        }
        for (double tick : x.ticks()) {
            svg.line(x.at(tick), y.from(), x.at(tick), y.from() + 4, Palette.NOTE);
            svg.text(x.at(tick), y.from() + 18, "middle", Palette.NOTE, xUnit.text(tick));
        }
        svg.line(LEFT, y.from(), x.to(), y.from(), Palette.NOTE);
        if (yUnit == Unit.RATIO) {
            svg.line(LEFT, y.at(1), x.to(), y.at(1), Palette.INK);
            svg.text(x.to() - 4, y.at(1) - 4, "end", Palette.INK, "C = 1.0");
        }
    }

    private static void drawSpread(Svg svg, Curve curve, Axis x, Axis y) {
        if (curve.hasSpread()) {
            List<double[]> border = new ArrayList<>(places(curve, x, y, Point::low));
            border.addAll(places(curve, x, y, Point::high).reversed());
            svg.area(border, curve.colour());
        }
    }

    private static List<double[]> places(
            Curve curve, Axis x, Axis y, ToDoubleFunction<Point> value) {
        return curve.points().stream()
                .map(p -> new double[] {x.at(p.x()), y.at(value.applyAsDouble(p))})
                .toList();
    }
}
