package panmpi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws the pictures of the documents from what the benches measured. */
@Command(
        name = "pictures",
        mixinStandardHelpOptions = true,
        description = "Draws the pictures of the documents from the measurements in a folder.")
public final class Pictures implements Callable<Integer> {

    @Option(names = "--results", required = true, description = "folder of measurements")
    private Path results;

    @Option(names = "--mpi", required = true, description = "name and version of the MPI")
    private String mpi;

    @Option(names = "--out", required = true, description = "folder of the pictures")
    private Path out;

    /** Draws; exits with 1 where a measurement is missing. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Pictures()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Files.createDirectories(out);
        Path calls = results.resolve(mpi + "-2.csv");
        List<Result> games = Csv.read(calls);
        Plots plots = new Plots(games, mpi + ", 2 ranks, " + Machine.here().onDayOf(calls));
        plots.latency("pingpong", "Latency of a message beside C")
                .write(out.resolve("latency.svg"));
        plots.latency("allreduce", "Allreduce beside C").write(out.resolve("allreduce.svg"));
        AppsPlot.read(results.resolve(mpi + "-apps.json")).picture().write(out.resolve("apps.svg"));
        Path scale = results.resolve(mpi + "-scale.csv");
        String note = mpi + ", " + Machine.here().onDayOf(scale);
        Growth.read(scale).picture(note).write(out.resolve("scale.svg"));
        return 0;
    }
}
