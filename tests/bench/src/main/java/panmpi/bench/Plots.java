package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import panmpi.bench.plot.Curve;
import panmpi.bench.plot.Panel;
import panmpi.bench.plot.Picture;
import panmpi.bench.plot.Point;
import panmpi.bench.plot.Unit;

/**
 * Ratio to C, time and bandwidth against size, a picture for each game.
 *
 * @param results of all events.
 * @param note the MPI, its ranks, and what else stands below a title.
 */
record Plots(List<Result> results, String note) {
    private static final int LEAST_SIZES = 3;

    /** Writes an SVG of each game that was played with several sizes. */
    void write(Path folder, String prefix) throws IOException {
        for (String game : games()) {
            picture(game).write(folder.resolve(prefix + "-" + game + ".svg"));
        }
    }

    /** {@return the games that were played with several sizes} */
    List<String> games() {
        return results.stream()
                .map(result -> result.event().game())
                .distinct()
                .filter(game -> of(game).size() >= LEAST_SIZES)
                .toList();
    }

    private List<Result> of(String game) {
        return results.stream()
                .filter(result -> result.event().game().equals(game))
                .filter(result -> result.event().size() > 0)
                .toList();
    }

    /** {@return ratio, time and bandwidth of a game} */
    Picture picture(String game) {
        return new Picture(game, note, List.of(ratio(game), time(game), bandwidth(game)));
    }

    /** {@return ratio and time of a game} */
    Picture latency(String game, String title) {
        return new Picture(title, note, List.of(ratio(game), time(game)));
    }

    private Panel ratio(String game) {
        List<Curve> curves = curves(game, Plots::ratio);
        return new Panel(
                "Time as a multiple of C: median, and the middle half of the rounds",
                Unit.BYTES,
                Unit.RATIO,
                curves.stream().filter(curve -> !curve.name().equals(Result.REFERENCE)).toList());
    }

    private Panel time(String game) {
        return new Panel("Time", Unit.BYTES, Unit.MICROS, curves(game, Plots::micros));
    }

    private Panel bandwidth(String game) {
        return new Panel("Bandwidth", Unit.BYTES, Unit.RATE, curves(game, Plots::rate));
    }

    private static Point ratio(Result result, String entry) {
        Ratios ratios = result.ratios(entry);
        return new Point(result.event().size(), ratios.median(), ratios.low(), ratios.high());
    }

    private static Point micros(Result result, String entry) {
        return new Point(result.event().size(), result.micros(entry));
    }

    private static Point rate(Result result, String entry) {
        int size = result.event().size();
        return new Point(size, size / result.micros(entry));
    }

    /** A curve of each entry, that of C last. */
    private List<Curve> curves(String game, BiFunction<Result, String, Point> point) {
        List<Result> all = of(game);
        List<Curve> curves = new ArrayList<>();
        List<Curve> last = new ArrayList<>();
        for (String entry : all.getFirst().turns().keySet()) {
            List<Point> points =
                    all.stream()
                            .filter(result -> result.has(entry))
                            .map(result -> point.apply(result, entry))
                            .toList();
            if (entry.equals(Result.REFERENCE)) {
                last.add(Curve.reference(entry, points));
            } else {
                curves.add(Curve.of(name(entry), curves.size(), points));
            }
        }
        curves.addAll(last);
        return curves;
    }

    private static String name(String entry) {
        return entry.equals(Bench.CONTROL) ? "C again" : entry;
    }
}
