package panmpi.bench.messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import mpi.bench.plot.Curve;
import mpi.bench.plot.Panel;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Point;
import mpi.bench.plot.Unit;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;

/**
 * Draws a picture for each benchmark, in which the ratio to C, the time and the bandwidth are
 * plotted against the size of the messages.
 *
 * @param results results of all workloads.
 * @param note text below the title of each picture, such as the MPI and the number of ranks.
 */
public record Plots(List<Result> results, String note) {
    private static final int LEAST_SIZES = 3;

    /** Writes an SVG file for each benchmark that was run with several sizes. */
    void write(Path folder, String prefix) throws IOException {
        for (String benchmark : benchmarks()) {
            picture(benchmark).write(folder.resolve(prefix + "-" + benchmark + ".svg"));
        }
    }

    /** {@return the benchmarks that were run with several sizes} */
    public List<String> benchmarks() {
        return results.stream()
                .map(result -> result.workload().benchmark())
                .distinct()
                .filter(benchmark -> of(benchmark).size() >= LEAST_SIZES)
                .toList();
    }

    private List<Result> of(String benchmark) {
        return results.stream()
                .filter(result -> result.workload().benchmark().equals(benchmark))
                .filter(result -> result.workload().size() > 0)
                .toList();
    }

    /** {@return a picture of the ratio, the time and the bandwidth of a benchmark} */
    public Picture picture(String benchmark) {
        return new Picture(
                benchmark, note, List.of(ratio(benchmark), time(benchmark), bandwidth(benchmark)));
    }

    /** {@return a picture of the ratio and the time of a benchmark} */
    public Picture latency(String benchmark, String title) {
        return new Picture(title, note, List.of(ratio(benchmark), time(benchmark)));
    }

    private Panel ratio(String benchmark) {
        List<Curve> curves = curves(benchmark, Plots::ratio);
        return new Panel(
                "Time as a multiple of C: median, and the middle half of the rounds",
                Unit.BYTES,
                Unit.RATIO,
                curves.stream().filter(curve -> !curve.name().equals(Result.REFERENCE)).toList());
    }

    private Panel time(String benchmark) {
        return new Panel("Time", Unit.BYTES, Unit.MICROS, curves(benchmark, Plots::micros));
    }

    private Panel bandwidth(String benchmark) {
        return new Panel("Bandwidth", Unit.BYTES, Unit.RATE, curves(benchmark, Plots::rate));
    }

    private static Point ratio(Result result, String variant) {
        Ratios ratios = result.ratios(variant);
        return new Point(result.workload().size(), ratios.median(), ratios.low(), ratios.high());
    }

    private static Point micros(Result result, String variant) {
        return new Point(result.workload().size(), result.micros(variant));
    }

    private static Point rate(Result result, String variant) {
        int size = result.workload().size();
        return new Point(size, size / result.micros(variant));
    }

    /**
     * Returns a curve for each variant, with C's curve as the last. {@code point} makes the point
     * of a result and a variant.
     */
    private List<Curve> curves(String benchmark, BiFunction<Result, String, Point> point) {
        List<Result> all = of(benchmark);
        List<Curve> curves = new ArrayList<>();
        List<Curve> last = new ArrayList<>();
        for (String variant : all.getFirst().samples().keySet()) {
            List<Point> points =
                    all.stream()
                            .filter(result -> result.has(variant))
                            .map(result -> point.apply(result, variant))
                            .toList();
            if (variant.equals(Result.REFERENCE)) {
                last.add(Curve.reference(variant, points));
            } else {
                curves.add(Curve.of(name(variant), curves.size(), points));
            }
        }
        curves.addAll(last);
        return curves;
    }

    private static String name(String variant) {
        return variant.equals(MessageBench.CONTROL) ? "C again" : variant;
    }
}
