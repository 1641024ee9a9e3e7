package panmpi.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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

    /** Writes the page; exits with 1 where a file of the folder cannot be read. */
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
                addGames(file, name);
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

    /** Files of other benches have no times of C for each event. */
    private void addGames(Path file, String name) throws IOException {
        List<Result> games = Csv.read(file);
        if (games.isEmpty() || !games.stream().allMatch(r -> r.has(Result.REFERENCE))) {
            return;
        }
        String what = name.replaceFirst("-(\\d+)\\.csv$", ", $1 ranks");
        Plots plots = new Plots(games, what + ", " + Machine.here().onDayOf(file));
        page.section("Calls: " + what);
        plots.games().forEach(game -> page.plot(plots.picture(game).svg()));
        page.table(grid(games));
    }

    private static Grid grid(List<Result> games) {
        List<String> entries =
                games.stream()
                        .flatMap(result -> result.turns().keySet().stream())
                        .distinct()
                        .filter(entry -> !entry.equals(Result.REFERENCE))
                        .toList();
        List<String> head = new ArrayList<>(List.of("call", "C, µs"));
        entries.forEach(entry -> head.add(entry + ", x C"));
        Grid grid = new Grid(head);
        for (Result result : games) {
            List<String> row = new ArrayList<>();
            row.add(result.event().toString());
            row.add(Look.AGAINST_RAW.text(result.micros(Result.REFERENCE)));
            entries.forEach(e -> row.add(result.has(e) ? result.ratios(e).toString() : "-"));
            grid.add(row);
        }
        return grid;
    }

    private void addScale(Path file) throws IOException {
        Growth growth = Growth.read(file);
        String note = growth.mpi() + ", " + Machine.here().onDayOf(file);
        page.section("Scale: " + growth.mpi()).plot(growth.picture(note).svg());
    }

    private void addApps(Path file) throws IOException {
        AppsPlot plot = AppsPlot.read(file);
        page.section("Whole programs: " + plot.report().get("mpi").getAsString());
        page.plot(plot.picture().svg());
        Grid grid = new Grid(List.of("program", "ranks", "total, x C", "in MPI, x C", "warm, s"));
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
