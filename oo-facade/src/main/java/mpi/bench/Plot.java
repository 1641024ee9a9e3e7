package mpi.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import mpi.bench.Series.Point;

/** Draws series over the size of messages, both axes logarithmic, as SVG. */
final class Plot {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 500;
    private static final int LEFT = 80;
    private static final int RIGHT = 160;
    private static final int TOP = 50;
    private static final int BOTTOM = 60;
    private static final int LINE = 16;

    /** The colours of Okabe and Ito, which the colour-blind tell apart. */
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

    private final String title;
    private final List<Series> all;
    private final Scale sizes;
    private final Scale values;
    private final double[] labels;

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
        labels = labels();
    }

    /** The heights of the names: at the ends of the curves, apart where these are close. */
    private double[] labels() {
        List<Integer> downwards =
                IntStream.range(0, all.size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(this::end))
                        .toList();
        double[] heights = new double[all.size()];
        double free = TOP;
        for (int index : downwards) {
            heights[index] = Math.max(end(index), free);
            free = heights[index] + LINE;
        }
        return heights;
    }

    private double end(int index) {
        List<Point> points = all.get(index).points();
        return points.isEmpty() ? TOP : values.at(points.getLast().value());
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
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='system-ui, sans-serif' font-size='12'>",
                WIDTH,
                HEIGHT);
        add(text, "<rect width='100%%' height='100%%' rx='6' fill='white'/>");
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
        String line = "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='#e3e7eb'/>";
        for (double size = sizes.low(); size <= sizes.high(); size *= 16) {
            double x = sizes.at(size);
            add(text, line, x, (double) TOP, x, (double) bottom);
            add(
                    text,
                    "<text x='%.1f' y='%d' text-anchor='middle'>%s</text>",
                    x,
                    bottom + 18,
                    bytes(size));
        }
        for (double value = values.low(); value <= values.high() * 1.01; value *= 10) {
            double y = values.at(value);
            add(text, line, (double) LEFT, y, (double) right, y);
            add(text, "<text x='%d' y='%.1f' text-anchor='end'>%s</text>", LEFT - 8, y + 4, value);
        }
        add(text, "<text x='%d' y='%d'>size of a message</text>", right / 2, HEIGHT - 16);
    }

    private static String bytes(double size) {
        if (size < 1 << 10) {
            return String.format(Locale.ROOT, "%.0f B", size);
        }
        boolean isKib = size < 1 << 20;
        return String.format(
                Locale.ROOT, isKib ? "%.0f KiB" : "%.0f MiB", size / (isKib ? 1 << 10 : 1 << 20));
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
                "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'/>",
                path.toString().strip(),
                colour);
        String name = Plan.name(series.benchmark()) + ", " + series.benchmark().unit();
        double y = labels[index] + 4;
        add(text, "<text x='%d' y='%.1f' fill='%s'>%s</text>", WIDTH - RIGHT + 12, y, colour, name);
    }

    private static void add(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
