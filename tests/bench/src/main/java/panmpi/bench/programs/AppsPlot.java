package panmpi.bench.programs;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import mpi.bench.plot.Palette;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Unit;
import panmpi.bench.plot.Bar;
import panmpi.bench.plot.Bars;
import panmpi.bench.plot.Group;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;

/**
 * Draws the times of whole programs as bars, each next to the bar of the same program in C.
 *
 * @param report the JSON that {@code make bench-apps} wrote.
 */
public record AppsPlot(JsonObject report) {
    private static final int ALL = 0;
    private static final int COMPUTING = 2;

    public static AppsPlot read(Path file) throws IOException {
        return new AppsPlot(JsonParser.parseString(Files.readString(file)).getAsJsonObject());
    }

    /**
     * {@return a picture with a bar of C and a bar of Java for each program, in units of C's time}
     */
    public Picture picture() {
        List<Group> groups = new ArrayList<>();
        for (JsonElement program : report.getAsJsonArray("programs")) {
            groups.add(group(program.getAsJsonObject()));
        }
        String title = "Time as a multiple of C: computing, and, paler, in MPI and waiting";
        String note = report.get("mpi").getAsString() + ", " + report.get("machine").getAsString();
        Bars bars = new Bars(title, Unit.RATIO, groups);
        return new Picture("Whole programs beside C", note, List.of(bars));
    }

    private static Group group(JsonObject program) {
        JsonArray c = program.getAsJsonArray("c");
        JsonArray java = program.getAsJsonArray("java");
        double unit = median(c, ALL);
        String total = Ratios.text(program.get("total").getAsDouble());
        String millis = String.format(Locale.ROOT, "C %.1f ms", unit / 1e6);
        String name = program.get("program").getAsString();
        return new Group(
                name + ", " + program.get("ranks").getAsInt() + " ranks",
                List.of(
                        bar("Java", Palette.colour(0), java, unit, "Java " + total),
                        bar(Result.REFERENCE, Palette.reference(), c, unit, millis)));
    }

    private static Bar bar(String who, String colour, JsonArray runs, double unit, String label) {
        double computing = median(runs, COMPUTING) / unit;
        double rest = Math.max(median(runs, ALL) / unit - computing, 0);
        return new Bar(who, colour, computing, rest, label);
    }

    private static double median(JsonArray runs, int number) {
        double[] values = new double[runs.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = runs.get(i).getAsJsonArray().get(number).getAsDouble();
        }
        return Ratios.median(values);
    }
}
