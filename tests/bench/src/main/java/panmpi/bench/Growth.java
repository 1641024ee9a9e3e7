package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import panmpi.bench.plot.Curve;
import panmpi.bench.plot.Panel;
import panmpi.bench.plot.Part;
import panmpi.bench.plot.Picture;
import panmpi.bench.plot.Point;
import panmpi.bench.plot.Unit;

/**
 * Measurements with several numbers of ranks, for other programs and as plots.
 *
 * @param mpi MPI of the measurement.
 * @param samples of all jobs.
 */
record Growth(String mpi, List<Sample> samples) {
    /** Logarithms have no place for 0, which a call on one rank may take. */
    private static final double LEAST = 1e-3;

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

    /** Reads the file that was written. */
    static Growth read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int each = Sample.NAMES.size();
        List<Sample> samples = new ArrayList<>();
        for (int first = 1; first + each <= lines.size(); first += each) {
            String[] words = lines.get(first).split(",");
            double[] numbers =
                    lines.subList(first, first + each).stream()
                            .mapToDouble(line -> Double.parseDouble(line.split(",")[4]))
                            .toArray();
            samples.add(new Sample(words[2], Integer.parseInt(words[1]), numbers));
        }
        return new Growth(lines.get(1).split(",")[0], samples);
    }

    /** Writes an SVG, where there are curves to draw. */
    void writePlots(Path folder) throws IOException {
        if (ranks().length > 1) {
            picture(mpi).write(folder.resolve(mpi + "-scale.svg"));
        }
    }

    /** {@return a panel for each number, against the ranks} */
    Picture picture(String note) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < Sample.NAMES.size(); i++) {
            parts.add(panel(i));
        }
        return new Picture("Costs of a rank, by the number of ranks", note, parts);
    }

    private double[] ranks() {
        return samples.stream().mapToDouble(Sample::ranks).distinct().toArray();
    }

    private Panel panel(int number) {
        List<Curve> curves = new ArrayList<>();
        for (String entry : samples.stream().map(Sample::entry).distinct().toList()) {
            if (!entry.equals(Result.REFERENCE)) {
                curves.add(Curve.of(entry, curves.size(), points(entry, number)));
            }
        }
        curves.add(Curve.reference(Result.REFERENCE, points(Result.REFERENCE, number)));
        String name = Sample.NAMES.get(number);
        Unit unit = name.endsWith("_kb") ? Unit.BYTES : Unit.MICROS;
        return new Panel(Sample.TITLES.get(number), Unit.COUNT, unit, curves);
    }

    private List<Point> points(String entry, int number) {
        double factor = Sample.factor(number);
        return Arrays.stream(ranks())
                .mapToObj(n -> new Point(n, Math.max(factor * median(entry, n, number), LEAST)))
                .toList();
    }

    private double median(String entry, double ranks, int number) {
        return Sample.median(
                samples.stream()
                        .filter(s -> s.entry().equals(entry) && s.ranks() == ranks)
                        .toList(),
                number);
    }
}
