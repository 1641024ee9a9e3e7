package panmpi.tests.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Tests {@code mpijava --bench}: a table and a plot, and messages for wrong arguments. */
@Tag("mpi")
@Tag("any-mpi")
final class BenchTest {
    @TempDir private Path folder;

    @Test
    @Tag("nightly")
    void tableHasALineForEachSizeAndThePlotACurveForEachName() throws Exception {
        Path plot = folder.resolve("plot.svg");
        var job =
                bench(2).run(
                                "pingpong",
                                "bandwidth",
                                "barrier",
                                "bcast",
                                "allreduce",
                                "--largest",
                                "4",
                                "--plot",
                                plot.toString())
                        .succeeded()
                        .says("# panmpi", "2 ranks", "# plot: " + plot);
        var rows = job.output().lines().filter(line -> line.matches(" +\\d+ +[\\d.]+")).toList();
        assertEquals(4 + 3 + 1 + 3 + 3, rows.size(), job::output);
        assertTrue(rows.stream().allMatch(row -> number(row) > 0), job::output);
        var svg = DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder();
        var curves = svg.parse(plot.toFile()).getElementsByTagName("polyline");
        assertEquals(5, curves.getLength());
    }

    @Test
    void pingpongAloneSaysHowManyRanksItTakes() {
        bench(1).run("pingpong").succeeded().says("pingpong takes 2 ranks or more", "mpiexec -n 2");
    }

    @Test
    void wrongNameIsRefusedOnceWithThoseThatThereAre() {
        var job = bench(2).run("latency").says("--bench latency", "pingpong", "allreduce");
        assertEquals(1, job.lines("mpijava: --bench").size(), job::output);
        assertTrue(job.exit() != 0, job::output);
    }

    @Test
    void plotIntoAFolderThatIsMissingIsRefusedBeforeTheMeasurement() {
        var file = folder.resolve("missing/plot.svg");
        bench(2).run("--plot", file.toString()).says("--plot " + file, "does not exist");
    }

    private static double number(String row) {
        return Double.parseDouble(row.strip().split(" +")[1]);
    }

    private static MpiExec bench(int ranks) {
        return new MpiExec(Setup.mpis().getFirst(), ranks, List.of(), List.of("--bench"));
    }
}
