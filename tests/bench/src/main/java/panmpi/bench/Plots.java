package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleBiFunction;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;

/**
 * Time and bandwidth against size, all curves of a game on one sheet.
 *
 * @param results of all events.
 * @param title title: the MPI and its ranks.
 */
record Plots(List<Result> results, String title) {
    private static final int LEAST_SIZES = 3;

    /** Writes an SVG and a PNG of each game that was played with several sizes. */
    void write(Path folder, String prefix) throws IOException {
        Set<String> games = new TreeSet<>();
        results.forEach(result -> games.add(result.event().game()));
        for (String game : games) {
            List<Result> curve =
                    results.stream().filter(result -> result.event().game().equals(game)).toList();
            if (curve.size() >= LEAST_SIZES) {
                Path file = folder.resolve(prefix + "-" + game);
                Sheet.save(chart(curve, game + ": time", "us", Result::micros), file + "-time");
                Sheet.save(
                        chart(curve, game + ": bandwidth", "MB/s", Plots::rate),
                        file + "-bandwidth");
            }
        }
    }

    private static double rate(Result result, String entry) {
        return result.event().size() / result.micros(entry);
    }

    private XYChart chart(
            List<Result> curve, String what, String unit, ToDoubleBiFunction<Result, String> y) {
        XYChart chart =
                new XYChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(title + ", " + what)
                        .xAxisTitle("bytes")
                        .yAxisTitle(unit)
                        .build();
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true);
        for (String entry : curve.getFirst().turns().keySet()) {
            List<Result> played = curve.stream().filter(result -> result.has(entry)).toList();
            double[] sizes = played.stream().mapToDouble(result -> result.event().size()).toArray();
            double[] values =
                    played.stream().mapToDouble(result -> y.applyAsDouble(result, entry)).toArray();
            chart.addSeries(entry, sizes, values);
        }
        return chart;
    }
}
