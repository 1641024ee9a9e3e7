package panmpi.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.plot.Bar;
import panmpi.bench.plot.Bars;
import panmpi.bench.plot.Curve;
import panmpi.bench.plot.Group;
import panmpi.bench.plot.Panel;
import panmpi.bench.plot.Part;
import panmpi.bench.plot.Picture;
import panmpi.bench.plot.Point;
import panmpi.bench.plot.Unit;

/**
 * Times of objects as curves and as bars.
 *
 * @param results of the events of one picture.
 * @param title title of the measurement.
 */
record ObjectPlots(List<Result> results, String title) {

    /**
     * Time against N: of each codec a curve for each shape, in its colour, of what else there is
     * one.
     */
    void writeCurves(String type, Path file) throws IOException {
        ObjectPlots rows = only(type, ObjectEvents.ROWS);
        ObjectPlots row = only(type, ObjectEvents.ROW);
        List<Curve> curves = new ArrayList<>();
        List<String> played = rows.played();
        for (int place = 0; place < played.size(); place++) {
            String entry = played.get(place);
            boolean isObjects = !entry.equals(ObjectEvents.RAW) && row.played().contains(entry);
            curves.add(Curve.of(isObjects ? entry + "[N][N]" : entry, place, rows.points(entry)));
            if (isObjects) {
                curves.add(Curve.of(entry + "[1][N*N]", place, row.points(entry)).dashed());
            }
        }
        save(new Panel("Time, by N", Unit.COUNT, Unit.MICROS, curves), file);
    }

    private void save(Part part, Path file) throws IOException {
        new Picture(title, Machine.here().toString(), List.of(part)).write(svg(file));
    }

    private static Path svg(Path file) {
        return file.resolveSibling(file.getFileName() + ".svg");
    }

    private ObjectPlots only(String type, String shape) {
        List<Result> some =
                results.stream().filter(r -> ObjectEvents.isOf(type, shape, r.event())).toList();
        return new ObjectPlots(some, title);
    }

    private List<Point> points(String entry) {
        return results.stream()
                .map(r -> new Point(ObjectEvents.side(r.event()), r.micros(entry)))
                .toList();
    }

    /** A bar for each entry, below each other for each event. */
    void writeBars(Path file) throws IOException {
        List<String> played = played();
        List<Group> groups = new ArrayList<>();
        for (Result result : results) {
            List<Bar> bars = new ArrayList<>();
            for (int place = 0; place < played.size(); place++) {
                String entry = played.get(place);
                bars.add(Bar.of(entry, place, result.micros(entry), Unit.MICROS));
            }
            groups.add(new Group(ObjectEvents.label(result.event()), bars));
        }
        save(new Bars("Time", Unit.MICROS, groups), file);
    }

    /** Those who took part in all that is in the picture. */
    private List<String> played() {
        return results.getFirst().turns().keySet().stream()
                .filter(entry -> results.stream().allMatch(result -> result.has(entry)))
                .toList();
    }
}
