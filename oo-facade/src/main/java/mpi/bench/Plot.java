package mpi.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import mpi.bench.Series.Point;

/** Draws series over the size of messages, both axes logarithmic, as SVG. */
final class Plot {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 500;
    private static final int LEFT = 80;
    private static final int RIGHT = 160;
    private static final int TOP = 50;
    private static final int BOTTOM = 60;
    private static final List<String> COLOURS =
            List.of("#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e");

    private final String title;
    private final List<Series> all;
    private final Scale sizes;
    private final Scale values;

    /** Maps the logarithms of a range onto pixels; powers of {@code base} are marked. */
    private record Scale(double low, double high, int from, int to, int base) {
        double at(double value) {
            double share = (log(value) - log(low)) / Math.max(log(high) - log(low), 1e-9);
            return from + share * (to - from);
        }

        private static double log(double value) {
            return Math.log(value);
        }
    }

    Plot(String title, List<Series> all) {
        this.title = title.replaceFirst("^# ", "");
        this.all = all;
        sizes = scale(point -> Math.max(point.bytes(), 1), LEFT, WIDTH - RIGHT, 2);
        values = scale(Point::value, HEIGHT - BOTTOM, TOP, 10);
    }

    private Scale scale(ToDoubleFunction<Point> value, int from, int to, int base) {
        var numbers =
                all.stream()
                        .flatMap(series -> series.points().stream())
                        .mapToDouble(value)
                        .summaryStatistics();
        double low = numbers.getCount() == 0 ? 1 : numbers.getMin();
        double high = numbers.getCount() == 0 ? base : numbers.getMax();
        return new Scale(round(low, base, -1), round(high, base, 1), from, to, base);
    }

    /** The power of the base below a value, or above it. */
    private static double round(double value, int base, int direction) {
        double power = Math.log(Math.max(value, 1e-3)) / Math.log(base);
        double whole = direction < 0 ? Math.floor(power) : Math.ceil(power + 1e-9);
        return Math.pow(base, whole);
    }

    String svg() {
        var text = new StringBuilder();
        add(
                text,
                "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-family='sans-serif' font-size='12'>",
                WIDTH,
                HEIGHT);
        add(text, "<rect width='100%%' height='100%%' fill='white'/>");
        add(text, "<text x='%d' y='24'>%s</text>", LEFT, escaped(title));
        addGrid(text);
        for (int i = 0; i < all.size(); i++) {
            addSeries(text, all.get(i), i);
        }
        add(text, "</svg>");
        return text.toString();
    }

    private void addGrid(StringBuilder text) {
        int bottom = HEIGHT - BOTTOM;
        int right = WIDTH - RIGHT;
        String line = "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='#ddd'/>";
        for (double size = sizes.low(); size <= sizes.high(); size *= 16) {
            double x = sizes.at(size);
            add(text, line, x, (double) TOP, x, (double) bottom);
            add(
                    text,
                    "<text x='%.1f' y='%d' text-anchor='middle'>%.0f</text>",
                    x,
                    bottom + 18,
                    size);
        }
        for (double value = values.low(); value <= values.high() * 1.01; value *= 10) {
            double y = values.at(value);
            add(text, line, (double) LEFT, y, (double) right, y);
            add(text, "<text x='%d' y='%.1f' text-anchor='end'>%s</text>", LEFT - 8, y + 4, value);
        }
        add(text, "<text x='%d' y='%d'>bytes</text>", right / 2, HEIGHT - 16);
    }

    private void addSeries(StringBuilder text, Series series, int index) {
        String colour = COLOURS.get(index % COLOURS.size());
        var path = new StringBuilder();
        for (Point point : series.points()) {
            double x = sizes.at(Math.max(point.bytes(), 1));
            double y = values.at(point.value());
            path.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
            add(text, "<circle cx='%.1f' cy='%.1f' r='3' fill='%s'/>", x, y, colour);
        }
        add(
                text,
                "<polyline points='%s' fill='none' stroke='%s'/>",
                path.toString().strip(),
                colour);
        String name = Plan.name(series.benchmark()) + ", " + series.benchmark().unit();
        int y = TOP + 16 + 20 * index;
        add(text, "<text x='%d' y='%d' fill='%s'>%s</text>", WIDTH - RIGHT + 12, y, colour, name);
    }

    private static void add(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
