package panmpi.bench.objects;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.bench.plot.Curve;
import mpi.bench.plot.Panel;
import mpi.bench.plot.Part;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Point;
import mpi.bench.plot.Unit;
import panmpi.bench.plot.Bar;
import panmpi.bench.plot.Bars;
import panmpi.bench.plot.Group;
import panmpi.bench.results.Machine;
import panmpi.bench.results.Result;

/**
 * Draws the times of objects as curves and as bars.
 *
 * @param results results of the workloads that one picture shows.
 * @param title title of the measurement.
 */
record ObjectPlots(List<Result> results, String title) {

    /**
     * Draws the time against N. A codec has two curves in its colour, one for N rows of N elements
     * and one for a single row of N*N elements. Any other variant has one curve.
     */
    void writeCurves(String type, Path file) throws IOException {
        ObjectPlots rows = only(type, ObjectWorkloads.ROWS);
        ObjectPlots row = only(type, ObjectWorkloads.ROW);
        List<Curve> curves = new ArrayList<>();
        List<String> measured = rows.measured();
        for (int position = 0; position < measured.size(); position++) {
            String variant = measured.get(position);
            boolean isObjects =
                    !variant.equals(ObjectWorkloads.RAW) && row.measured().contains(variant);
            curves.add(
                    Curve.of(
                            isObjects ? variant + "[N][N]" : variant,
                            position,
                            rows.points(variant)));
            if (isObjects) {
                curves.add(Curve.of(variant + "[1][N*N]", position, row.points(variant)).dashed());
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
                results.stream()
                        .filter(r -> ObjectWorkloads.isOf(type, shape, r.workload()))
                        .toList();
        return new ObjectPlots(some, title);
    }

    private List<Point> points(String variant) {
        return results.stream()
                .map(r -> new Point(ObjectWorkloads.side(r.workload()), r.micros(variant)))
                .toList();
    }

    /** Draws a group of bars for each workload, with a bar for the time of each variant. */
    void writeBars(Path file) throws IOException {
        List<String> measured = measured();
        List<Group> groups = new ArrayList<>();
        for (Result result : results) {
            List<Bar> bars = new ArrayList<>();
            for (int position = 0; position < measured.size(); position++) {
                String variant = measured.get(position);
                bars.add(Bar.of(variant, position, result.micros(variant), Unit.MICROS));
            }
            groups.add(new Group(ObjectWorkloads.label(result.workload()), bars));
        }
        save(new Bars("Time", Unit.MICROS, groups), file);
    }

    /** Returns the variants that have results for all workloads of the picture. */
    private List<String> measured() {
        return results.getFirst().samples().keySet().stream()
                .filter(variant -> results.stream().allMatch(result -> result.has(variant)))
                .toList();
    }
}
