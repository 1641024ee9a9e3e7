package panmpi.bench.programs;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.results.Machine;
import panmpi.bench.results.TextTable;

/**
 * Report on the measurements of {@code make bench-apps}, as text, as Markdown and as JSON.
 *
 * @param mpi name of the MPI.
 * @param machine the machine.
 * @param results all programs on all numbers of ranks.
 */
record AppsReport(String mpi, Machine machine, List<AppResult> results) {

    List<String> text() {
        List<String> lines = new ArrayList<>();
        lines.add(mpi + ", " + machine + oversubscription());
        lines.addAll(grid().text());
        lines.add(new AppsSummary(results).toString());
        return lines;
    }

    List<String> markdown() {
        List<String> lines = new ArrayList<>();
        lines.add(mpi + ", " + machine + oversubscription() + ". C by `gcc -O2`.");
        lines.add("");
        lines.addAll(grid().markdown());
        lines.add("");
        lines.add("`" + new AppsSummary(results) + "`");
        return lines;
    }

    private String oversubscription() {
        return machine.oversubscription(
                results.stream().mapToInt(AppResult::ranks).max().orElse(0));
    }

    private TextTable grid() {
        TextTable grid = new TextTable(AppsTable.HEAD);
        results.forEach(result -> grid.add(AppsTable.row(result)));
        return grid;
    }

    JsonObject json() {
        AppsSummary summary = new AppsSummary(results);
        JsonObject all = new JsonObject();
        all.addProperty("mpi", mpi);
        all.addProperty("machine", machine.toString());
        all.addProperty("total", summary.total());
        all.addProperty("inMpi", summary.inMpi());
        all.addProperty("warmUpSeconds", summary.warmUp());
        JsonArray programs = new JsonArray();
        results.forEach(result -> programs.add(json(result)));
        all.add("programs", programs);
        return all;
    }

    private static JsonObject json(AppResult result) {
        JsonObject one = new JsonObject();
        one.addProperty("program", result.problem().app());
        one.addProperty("size", result.problem().size());
        one.addProperty("ranks", result.ranks());
        one.addProperty("checksum", String.format("%016x", result.c().getFirst().checksum()));
        one.addProperty("total", result.total().median());
        one.addProperty("computing", result.computing().median());
        one.addProperty("inMpi", result.inMpi().median());
        one.addProperty("firstSecond", result.warmUp().first());
        one.addProperty("lastSecond", result.warmUp().last());
        one.addProperty("warmUpSeconds", result.warmUp().seconds());
        one.add("c", times(result.c()));
        one.add("java", times(result.java()));
        return one;
    }

    /**
     * Returns an array of three numbers for each run: the nanoseconds of the whole run, the
     * nanoseconds in MPI, and those outside of MPI.
     */
    private static JsonArray times(List<AppSample> samples) {
        JsonArray all = new JsonArray();
        for (AppSample sample : samples) {
            JsonArray one = new JsonArray();
            one.add(sample.nanos());
            one.add(sample.inMpi());
            one.add(sample.computing());
            all.add(one);
        }
        return all;
    }
}
