package panmpi.bench;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.DoubleStream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.internal.series.AxesChartSeries;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Times of objects as curves and as bars.
 *
 * @param results of the events of one sheet.
 * @param title title of the measurement.
 * @param look format of times.
 */
record ObjectPlots(List<Result> results, String title, Look look) {

    /**
     * Time against N: of each codec a curve for each shape, in its colour, of what else there is
     * one.
     */
    void writeCurves(String type, Path file) throws IOException {
        XYChart chart =
                new XYChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .xAxisTitle("N")
                        .yAxisTitle(look.word())
                        .build();
        setUp(chart.getStyler());
        chart.getStyler().setXAxisMin(0.0).setXAxisDecimalPattern("0");
        ObjectPlots rows = only(type, ObjectEvents.ROWS);
        ObjectPlots row = only(type, ObjectEvents.ROW);
        Color[] colors = chart.getStyler().getSeriesColors();
        int used = 0;
        for (String entry : rows.played()) {
            addCurves(chart, rows, row, entry, colors[used++ % colors.length]);
        }
        setLogarithmic(chart.getStyler(), DoubleStream.concat(rows.times(), row.times()));
        Sheet.save(chart, file.toString());
    }

    private static void addCurves(
            XYChart chart, ObjectPlots rows, ObjectPlots row, String entry, Color color) {
        boolean isObjects = !entry.equals(ObjectEvents.RAW) && row.played().contains(entry);
        rows.addCurve(chart, isObjects ? entry + "[N][N]" : entry, entry, color);
        if (isObjects) {
            row.addCurve(chart, entry + "[1][N*N]", entry, color)
                    .setLineStyle(SeriesLines.DASH_DASH);
        }
    }

    private ObjectPlots only(String type, String shape) {
        List<Result> some =
                results.stream().filter(r -> ObjectEvents.isOf(type, shape, r.event())).toList();
        return new ObjectPlots(some, title, look);
    }

    private AxesChartSeries addCurve(XYChart chart, String name, String entry, Color color) {
        double[] sides =
                results.stream().mapToDouble(result -> ObjectEvents.side(result.event())).toArray();
        XYSeries curve = chart.addSeries(name, sides, times(entry).toArray());
        curve.setMarkerColor(color).setMarker(SeriesMarkers.CIRCLE);
        return curve.setLineColor(color);
    }

    /** A bar for each entry, beside each other for each event. */
    void writeBars(Path file, boolean isLogarithmic) throws IOException {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .yAxisTitle(look.word())
                        .build();
        setUp(chart.getStyler());
        if (isLogarithmic) {
            setLogarithmic(chart.getStyler(), times());
        }
        chart.getStyler().setXAxisLabelRotation(30).setPlotGridVerticalLinesVisible(false);
        List<String> labels =
                results.stream().map(result -> ObjectEvents.label(result.event())).toList();
        for (String entry : played()) {
            chart.addSeries(entry, labels, times(entry).boxed().toList());
        }
        Sheet.save(chart, file.toString());
    }

    private static void setUp(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setLegendPosition(LegendPosition.OutsideS);
        styler.setLegendLayout(LegendLayout.Horizontal);
        styler.setYAxisDecimalPattern("#,##0.###");
    }

    /** From one power of ten to another, for only these have labels; each bar has some height. */
    private static void setLogarithmic(AxesChartStyler styler, DoubleStream shown) {
        double[] sorted = shown.sorted().toArray();
        styler.setYAxisLogarithmic(true);
        styler.setYAxisMin(Math.pow(10, Math.floor(Math.log10(sorted[0] / 2))));
        styler.setYAxisMax(Math.pow(10, Math.ceil(Math.log10(sorted[sorted.length - 1]))));
    }

    private DoubleStream times() {
        return played().stream().flatMapToDouble(this::times);
    }

    private DoubleStream times(String entry) {
        return results.stream().mapToDouble(result -> result.micros(entry) / look.micros());
    }

    /** Those who took part in all that is on the sheet. */
    private List<String> played() {
        return results.getFirst().turns().keySet().stream()
                .filter(entry -> results.stream().allMatch(result -> result.has(entry)))
                .toList();
    }
}
