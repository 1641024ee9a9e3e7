package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendPosition;

/**
 * Times of objects as curves and as bars.
 *
 * @param results of the events of one sheet.
 * @param entries who played.
 * @param title what was measured.
 */
record ObjectPlots(List<Result> results, List<String> entries, String title) {

    /** Time against N. */
    void writeCurves(Path file) throws IOException {
        XYChart chart =
                new XYChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .xAxisTitle("N")
                        .yAxisTitle("us")
                        .build();
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setLegendPosition(LegendPosition.InsideSE);
        double[] sides =
                results.stream().mapToDouble(result -> ObjectEvents.side(result.event())).toArray();
        for (String entry : played()) {
            chart.addSeries(
                    entry, sides, results.stream().mapToDouble(r -> r.micros(entry)).toArray());
        }
        Sheet.save(chart, file.toString());
    }

    /** A bar for each entry, beside each other for each event. */
    void writeBars(Path file) throws IOException {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title)
                        .yAxisTitle("us")
                        .build();
        chart.getStyler().setXAxisLabelRotation(30);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideS);
        List<String> labels = new ArrayList<>();
        results.forEach(result -> labels.add(ObjectEvents.label(result.event())));
        for (String entry : played()) {
            chart.addSeries(
                    entry, labels, results.stream().map(result -> result.micros(entry)).toList());
        }
        Sheet.save(chart, file.toString());
    }

    /** Those who took part in all that is on the sheet. */
    private List<String> played() {
        return entries.stream().filter(e -> results.stream().allMatch(r -> r.has(e))).toList();
    }
}
