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
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * Times of objects as curves and as bars.
 *
 * @param results of the events of one sheet.
 * @param entries who played.
 * @param title what was measured.
 */
record ObjectPlots(List<Result> results, List<String> entries, String title) {
    private static final String UNIT = "microseconds";

    /** Time against N. */
    void writeCurves(Path file) throws IOException {
        XYChart chart =
                new XYChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .xAxisTitle("N")
                        .yAxisTitle(UNIT)
                        .build();
        setUp(chart.getStyler());
        setLogarithmic(chart.getStyler());
        chart.getStyler().setXAxisMin(0.0).setXAxisDecimalPattern("0");
        double[] sides =
                results.stream().mapToDouble(result -> ObjectEvents.side(result.event())).toArray();
        for (String entry : played()) {
            chart.addSeries(entry, sides, micros(entry).toArray());
        }
        Sheet.save(chart, file.toString());
    }

    /** A bar for each entry, beside each other for each event. */
    void writeBars(Path file, boolean isLogarithmic) throws IOException {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .yAxisTitle(UNIT)
                        .build();
        setUp(chart.getStyler());
        if (isLogarithmic) {
            setLogarithmic(chart.getStyler());
        }
        chart.getStyler().setXAxisLabelRotation(30).setPlotGridVerticalLinesVisible(false);
        List<String> labels =
                results.stream().map(result -> ObjectEvents.label(result.event())).toList();
        for (String entry : played()) {
            chart.addSeries(entry, labels, micros(entry).boxed().toList());
        }
        Sheet.save(chart, file.toString());
    }

    private static void setUp(AxesChartStyler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setLegendPosition(LegendPosition.OutsideS);
        styler.setLegendLayout(LegendLayout.Horizontal);
        styler.setYAxisDecimalPattern("#,##0.###");
    }

    /** From one power of ten to another: only these have labels. */
    private void setLogarithmic(AxesChartStyler styler) {
        double[] all = played().stream().flatMapToDouble(this::micros).sorted().toArray();
        styler.setYAxisLogarithmic(true);
        styler.setYAxisMin(Math.pow(10, Math.floor(Math.log10(all[0]))));
        styler.setYAxisMax(Math.pow(10, Math.ceil(Math.log10(all[all.length - 1]))));
    }

    private DoubleStream micros(String entry) {
        return results.stream().mapToDouble(result -> result.micros(entry));
    }

    /** Those who took part in all that is on the sheet. */
    private List<String> played() {
        return entries.stream().filter(e -> results.stream().allMatch(r -> r.has(e))).toList();
    }
}
