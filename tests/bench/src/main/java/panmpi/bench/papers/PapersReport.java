package panmpi.bench.papers;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import panmpi.bench.results.Machine;
import panmpi.bench.results.TextTable;

/**
 * Report on the measurements of {@code make bench-papers}, as text, as Markdown and as JSON.
 *
 * @param mpi name of the MPI.
 * @param machine the machine.
 * @param results all programs on all numbers of ranks.
 * @param sizes programs at the sizes of the paper.
 * @param pingpongs ping-pongs of C and of panmpi.
 */
record PapersReport(
        String mpi,
        Machine machine,
        List<PaperResult> results,
        List<PaperSize> sizes,
        List<Pingpong> pingpongs) {

    /** Part of the report: a table and the sentence before the table. */
    private record Part(String title, TextTable grid) {}

    private List<Part> parts() throws IOException {
        PapersTables tables = new PapersTables(this);
        List<Part> parts = new ArrayList<>();
        parts.add(new Part("Run time, C in milliseconds, others times C", tables.times()));
        parts.add(new Part("Lines of code", tables.code()));
        parts.add(new Part("CCJ's paper and today", tables.then()));
        parts.add(new Part("Ping-pong in shared memory, 1998 to today", tables.pingpong()));
        return parts;
    }

    List<String> text() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(mpi + ", " + machine + oversubscription());
        for (Part part : parts()) {
            lines.add("");
            lines.add(part.title);
            lines.addAll(part.grid.text());
        }
        return lines;
    }

    List<String> markdown() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(mpi + ", " + machine + oversubscription() + ". C by `gcc -O2`.");
        for (Part part : parts()) {
            lines.add("");
            lines.add(part.title + ":");
            lines.add("");
            lines.addAll(part.grid.markdown());
        }
        return lines;
    }

    private String oversubscription() {
        return machine.oversubscription(
                results.stream().mapToInt(PaperResult::ranks).max().orElse(0));
    }

    JsonObject json() throws IOException {
        JsonObject all = new JsonObject();
        all.addProperty("mpi", mpi);
        all.addProperty("machine", machine.toString());
        JsonArray programs = new JsonArray();
        results.forEach(result -> programs.add(json(result)));
        all.add("programs", programs);
        all.add("paperSizes", tree(sizes));
        all.add("pingpongs", tree(pingpongs));
        all.add("papers", tree(PaperFigures.PROGRAMS));
        all.add("papersPingpongs", tree(PaperFigures.PINGPONGS));
        JsonArray code = new JsonArray();
        new PapersTables(this).code().json().forEach(code::add);
        all.add("lines", code);
        return all;
    }

    private static JsonElement tree(Object value) {
        return new GsonBuilder().create().toJsonTree(value);
    }

    private static JsonObject json(PaperResult result) {
        JsonObject one = new JsonObject();
        one.addProperty("program", result.problem().app());
        one.addProperty("size", result.problem().size());
        one.addProperty("ranks", result.ranks());
        for (String style : result.samples().keySet()) {
            one.add(style, tree(result.times(style)));
        }
        return one;
    }
}
