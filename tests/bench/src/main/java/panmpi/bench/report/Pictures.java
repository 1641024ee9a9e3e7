package panmpi.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import panmpi.bench.messages.Plots;
import panmpi.bench.programs.AppsPlot;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Machine;
import panmpi.bench.scale.ScaleResults;
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

    /** Draws the pictures, and exits with 1 if a measurement is missing. */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Pictures()).execute(args));
    }

    @Override
    public Integer call() throws IOException {
        Path calls = results.resolve(mpi + "-2.csv");
        Path apps = results.resolve(mpi + "-apps.json");
        Path scale = results.resolve(mpi + "-scale.csv");
        if (isMissing(calls, "bench-quick")
                | isMissing(apps, "bench-apps")
                | isMissing(scale, "scale")) {
            return 1;
        }
        Files.createDirectories(out);
        Plots plots = new Plots(Csv.read(calls), mpi + ", 2 ranks, " + day(calls));
        plots.latency("pingpong", "Latency of a message beside C")
                .write(out.resolve("latency.svg"));
        plots.latency("allreduce", "Allreduce beside C").write(out.resolve("allreduce.svg"));
        AppsPlot.read(apps).picture().write(out.resolve("apps.svg"));
        ScaleResults.read(scale).picture(mpi + ", " + day(scale)).write(out.resolve("scale.svg"));
        Path transport = results.resolve("transport.txt");
        if (Files.exists(transport)) {
            TransportPlot.read(transport)
                    .picture(mpi + ", " + day(transport))
                    .write(out.resolve("transport.svg"));
        }
        return 0;
    }

    private static Machine day(Path file) throws IOException {
        return Machine.here().onDayOf(file);
    }

    /** Returns true if a file is missing, and then prints the make target that writes it. */
    private static boolean isMissing(Path file, String target) {
        boolean isMissing = !Files.exists(file);
        if (isMissing) {
            System.err.println("pictures: " + file + " is missing: run make " + target + " first");
        }
        return isMissing;
    }
}
