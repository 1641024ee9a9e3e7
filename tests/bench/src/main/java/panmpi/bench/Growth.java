package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;

/**
 * Measurements with several numbers of ranks, for other programs and as plots.
 *
 * @param mpi MPI of the measurement.
 * @param samples of all jobs.
 */
record Growth(String mpi, List<Sample> samples) {
    void writeCsv(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of("mpi,ranks,entry,name,value"));
        for (Sample sample : samples) {
            for (int i = 0; i < Sample.NAMES.size(); i++) {
                String name = Sample.NAMES.get(i);
                String where = mpi + "," + sample.ranks() + "," + sample.entry() + ",";
                lines.add(where + name + "," + sample.numbers()[i]);
            }
        }
        Files.write(file, lines);
    }

    /** Writes an SVG and a PNG of each number, where there are curves to draw. */
    void writePlots(Path folder) throws IOException {
        if (ranks().length < 2) {
            return;
        }
        for (int i = 0; i < Sample.NAMES.size(); i++) {
            String file = folder.resolve(mpi + "-scale-" + Sample.NAMES.get(i)).toString();
            Sheet.save(chart(i), file);
        }
    }

    private double[] ranks() {
        return samples.stream().mapToDouble(Sample::ranks).distinct().toArray();
    }

    private XYChart chart(int number) {
        XYChart chart =
                new XYChartBuilder()
                        .width(Sheet.WIDTH)
                        .height(Sheet.HEIGHT)
                        .title(mpi + ", " + Sample.NAMES.get(number))
                        .xAxisTitle("ranks")
                        .yAxisTitle(Sample.NAMES.get(number))
                        .build();
        chart.getStyler().setXAxisLogarithmic(true).setYAxisLogarithmic(true);
        List<String> entries = samples.stream().map(Sample::entry).distinct().toList();
        for (String entry : entries) {
            chart.addSeries(entry, ranks(), medians(entry, number));
        }
        return chart;
    }

    private double[] medians(String entry, int number) {
        return Arrays.stream(ranks()).map(n -> median(entry, n, number)).toArray();
    }

    private double median(String entry, double ranks, int number) {
        return Sample.median(
                samples.stream()
                        .filter(s -> s.entry().equals(entry) && s.ranks() == ranks)
                        .toList(),
                number);
    }
}
