package panmpi.bench.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.bench.plot.Curve;
import mpi.bench.plot.Panel;
import mpi.bench.plot.Part;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Point;
import mpi.bench.plot.Unit;
import panmpi.bench.results.Result;

/**
 * Writes measurements with several numbers of ranks to a file, reads them, and draws plots of them.
 *
 * @param mpi MPI of the measurement.
 * @param samples samples of all jobs.
 */
public record ScaleResults(String mpi, List<ScaleSample> samples) {
    /**
     * Smallest number in plots. It replaces 0, which a logarithmic axis cannot show: a call on one
     * rank may take no measurable time.
     */
    private static final double LEAST = 1e-3;

    void writeCsv(Path file) throws IOException {
        List<String> lines = new ArrayList<>(List.of("mpi,ranks,variant,name,value"));
        for (ScaleSample sample : samples) {
            for (int i = 0; i < ScaleSample.NAMES.size(); i++) {
                String name = ScaleSample.NAMES.get(i);
                String where = mpi + "," + sample.ranks() + "," + sample.variant() + ",";
                lines.add(where + name + "," + sample.numbers()[i]);
            }
        }
        Files.write(file, lines);
    }

    /** Reads a file that {@link #writeCsv} has written. */
    public static ScaleResults read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int each = ScaleSample.NAMES.size();
        List<ScaleSample> samples = new ArrayList<>();
        for (int first = 1; first + each <= lines.size(); first += each) {
            String[] words = lines.get(first).split(",");
            double[] numbers =
                    lines.subList(first, first + each).stream()
                            .mapToDouble(line -> Double.parseDouble(line.split(",")[4]))
                            .toArray();
            samples.add(new ScaleSample(words[2], Integer.parseInt(words[1]), numbers));
        }
        return new ScaleResults(lines.get(1).split(",")[0], samples);
    }

    /** Writes an SVG if there are several numbers of ranks, so that there are curves to draw. */
    void writePlots(Path folder) throws IOException {
        if (ranks().length > 1) {
            picture(mpi).write(folder.resolve(mpi + "-scale.svg"));
        }
    }

    /**
     * {@return a picture with a panel for each measured value, drawn against the number of ranks}
     */
    public Picture picture(String note) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < ScaleSample.NAMES.size(); i++) {
            parts.add(panel(i));
        }
        return new Picture("Costs of a rank, by the number of ranks", note, parts);
    }

    private double[] ranks() {
        return samples.stream().mapToDouble(ScaleSample::ranks).distinct().toArray();
    }

    private Panel panel(int number) {
        List<Curve> curves = new ArrayList<>();
        for (String variant : samples.stream().map(ScaleSample::variant).distinct().toList()) {
            if (!variant.equals(Result.REFERENCE)) {
                curves.add(Curve.of(variant, curves.size(), points(variant, number)));
            }
        }
        curves.add(Curve.reference(Result.REFERENCE, points(Result.REFERENCE, number)));
        String name = ScaleSample.NAMES.get(number);
        Unit unit = name.endsWith("_kb") ? Unit.BYTES : Unit.MICROS;
        return new Panel(ScaleSample.TITLES.get(number), Unit.COUNT, unit, curves);
    }

    private List<Point> points(String variant, int number) {
        double factor = ScaleSample.factor(number);
        return Arrays.stream(ranks())
                .mapToObj(n -> new Point(n, Math.max(factor * median(variant, n, number), LEAST)))
                .toList();
    }

    private double median(String variant, double ranks, int number) {
        return ScaleSample.median(
                samples.stream()
                        .filter(s -> s.variant().equals(variant) && s.ranks() == ranks)
                        .toList(),
                number);
    }
}
