package mpi.bench.plot;

import java.util.List;
import java.util.Locale;

/**
 * Writer of an SVG document: shapes in the order in which they are drawn, on a background that is
 * white, or dark for readers who prefer dark mode.
 */
public final class Svg {
    private static final int ROUND = 6;

    /**
     * Style of the document. Text has a border of the background's colour, so that it can be read
     * where it crosses a line.
     */
    private static final String STYLE =
            """
            <style>
            svg text { paint-order: stroke; stroke: %s; stroke-width: 3px }
            @media (prefers-color-scheme: dark) {
            svg text { stroke: %s }
            %s}
            </style>
            """
                    .formatted(Palette.CARD, Palette.darkModeCard(), Palette.darkModeRules());

    private final StringBuilder text = new StringBuilder();

    /** Draws a line of one pixel. */
    public void line(double x1, double y1, double x2, double y2, String colour) {
        add("<path d='M%.1f %.1fL%.1f %.1f' stroke='%s'/>", x1, y1, x2, y2, colour);
    }

    void curve(List<double[]> places, String colour, String dash) {
        String extra = dash.isEmpty() ? "" : " stroke-dasharray='" + dash + "'";
        add(
                "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'%s/>",
                points(places), colour, extra);
    }

    void area(List<double[]> places, String colour) {
        add("<polygon points='%s' fill='%s' fill-opacity='.18'/>", points(places), colour);
    }

    /** Draws a rectangle without a border. */
    public void bar(
            double x, double y, double width, double height, String colour, double opacity) {
        add(
                "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s' fill-opacity='%.2f'/>",
                x, y, width, height, colour, opacity);
    }

    /**
     * Draws text at a point. {@code anchor} says whether the text's {@code start}, {@code middle}
     * or {@code end} is there.
     */
    public void text(double x, double y, String anchor, String colour, String words) {
        add(
                "<text x='%.1f' y='%.1f' text-anchor='%s' fill='%s'>%s</text>",
                x, y, anchor, colour, Markup.escaped(words));
    }

    /** Draws a line of bold text. */
    public void title(double x, double y, int size, String words) {
        add(
                "<text x='%.1f' y='%.1f' font-size='%d' font-weight='600' fill='%s'>%s</text>",
                x, y, size, Palette.INK, Markup.escaped(words));
    }

    private static String points(List<double[]> places) {
        StringBuilder all = new StringBuilder();
        places.forEach(
                place -> all.append(String.format(Locale.ROOT, "%.1f,%.1f ", place[0], place[1])));
        return all.toString().strip();
    }

    private void add(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    /** {@return the whole document} */
    String document(int width, int height, String title) {
        return String.format(
                Locale.ROOT,
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' role='img'"
                        + " font-family='system-ui, \"DejaVu Sans\", sans-serif' font-size='12'>%n"
                        + "<title>%s</title>%n"
                        + "%s<rect width='%d' height='%d' rx='%d' fill='%s'/>%n%s</svg>%n",
                width,
                height,
                Markup.escaped(title),
                STYLE,
                width,
                height,
                ROUND,
                Palette.CARD,
                text);
    }
}
