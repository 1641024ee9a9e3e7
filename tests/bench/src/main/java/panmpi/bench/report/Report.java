package panmpi.bench.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import panmpi.bench.messages.Plots;
import panmpi.bench.programs.AppsPlot;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Machine;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.TextTable;
import panmpi.bench.results.TimeFormat;
import panmpi.bench.scale.ScaleResults;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes one page with all that the benches measured: the machine, versions, tables and plots. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = "Writes a page with the tables and plots of all measurements in a folder.")
public final class Report implements Callable<Integer> {
    private static final String APPS = "-apps.json";
    private static final String SCALE = "-scale.csv";

    @Option(names = "--results", required = true, description = "folder of measurements")
    private Path results;

    @Option(names = "--html", required = true, description = "the page")
    private Path html;

    @Option(names = "--about", description = "a version; several times")
    private List<String> about = List.of();

    private final ReportPage page = new ReportPage();

    /** Writes the page, and exits with 1 if a file of the folder cannot be read. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Report()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        page.words("This page was written on: " + Machine.here() + ".");
        about.forEach(page::words);
        for (Path file : files()) {
            String name = file.getFileName().toString();
            if (name.endsWith(APPS)) {
                addApps(file);
            } else if (name.endsWith(SCALE)) {
                addScale(file);
            } else if (name.endsWith(".csv")) {
                addCalls(file, name);
            }
        }
        Files.writeString(html, page.toString());
        System.out.println("report: " + html);
        return 0;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(results)) {
            return all.sorted().toList();
        }
    }

    /**
     * Adds a table and plots of the calls in a CSV file to the page. Does nothing if some workload
     * in the file has no times of C: then the file is that of another bench, which compares without
     * C.
     */
    private void addCalls(Path file, String name) throws IOException {
        List<Result> benchmarks = Csv.read(file);
        if (benchmarks.isEmpty() || !benchmarks.stream().allMatch(r -> r.has(Result.REFERENCE))) {
            return;
        }
        String what = name.replaceFirst("-(\\d+)\\.csv$", ", $1 ranks");
        Plots plots = new Plots(benchmarks, what + ", " + Machine.here().onDayOf(file));
        page.section("Calls: " + what);
        plots.benchmarks().forEach(benchmark -> page.plot(plots.picture(benchmark).svg()));
        page.table(grid(benchmarks));
    }

    private static TextTable grid(List<Result> benchmarks) {
        List<String> variants =
                benchmarks.stream()
                        .flatMap(result -> result.samples().keySet().stream())
                        .distinct()
                        .filter(variant -> !variant.equals(Result.REFERENCE))
                        .toList();
        List<String> head = new ArrayList<>(List.of("call", "C, µs"));
        variants.forEach(variant -> head.add(variant + ", x C"));
        TextTable grid = new TextTable(head);
        for (Result result : benchmarks) {
            List<String> row = new ArrayList<>();
            row.add(result.workload().toString());
            row.add(TimeFormat.AGAINST_RAW.text(result.micros(Result.REFERENCE)));
            variants.forEach(e -> row.add(result.has(e) ? result.ratios(e).toString() : "-"));
            grid.add(row);
        }
        return grid;
    }

    private void addScale(Path file) throws IOException {
        ScaleResults growth = ScaleResults.read(file);
        String note = growth.mpi() + ", " + Machine.here().onDayOf(file);
        page.section("Scale: " + growth.mpi()).plot(growth.picture(note).svg());
    }

    private void addApps(Path file) throws IOException {
        AppsPlot plot = AppsPlot.read(file);
        page.section("Whole programs: " + plot.report().get("mpi").getAsString());
        page.plot(plot.picture().svg());
        TextTable grid =
                new TextTable(List.of("program", "ranks", "total, x C", "in MPI, x C", "warm, s"));
        for (JsonElement each : plot.report().getAsJsonArray("programs")) {
            JsonObject program = each.getAsJsonObject();
            grid.add(
                    List.of(
                            program.get("program").getAsString(),
                            program.get("ranks").getAsString(),
                            Ratios.text(program.get("total").getAsDouble()),
                            Ratios.text(program.get("inMpi").getAsDouble()),
                            Ratios.text(program.get("warmUpSeconds").getAsDouble())));
        }
        page.table(grid);
    }
}
