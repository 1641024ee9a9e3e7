package panmpi.bench.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;
import picocli.CommandLine;

/** Tests that the page has the tables and plots of all results in a folder. */
final class ReportTest {
    @TempDir private Path folder;

    @Test
    void theReportHasTablesAndPlotsInItself() throws Exception {
        var csv = new Csv();
        results().forEach(result -> csv.add("mpich", 2, result));
        csv.write(folder.resolve("mpich-2.csv"));
        Files.writeString(folder.resolve("other.csv"), "some,columns\n1,2\n");
        var html = folder.resolve("report.html");
        var words = new CommandLine(new Report());
        words.execute("--results", "" + folder, "--html", "" + html, "--about", "gcc <13>");
        var text = Files.readString(html);
        assertTrue(text.contains("<svg") && text.contains("<td>pingpong 1 KiB</td>"), text);
        assertTrue(text.contains("gcc &lt;13&gt;") && !text.contains("src="), text);
    }

    private static List<Result> results() {
        List<Result> results = new ArrayList<>();
        for (int size : new int[] {8, 1 << 10, 1 << 20}) {
            Map<String, Sample[]> samples = new LinkedHashMap<>();
            samples.put("C", samples(100, 104, 110));
            samples.put("arrays", samples(120, 121, 119));
            samples.put("segments", samples(101, 108, 109));
            results.add(new Result(new Workload("pingpong", size), samples));
        }
        return results;
    }

    private static Sample[] samples(double... nanos) {
        Sample[] samples = new Sample[nanos.length];
        for (int i = 0; i < nanos.length; i++) {
            samples[i] = new Sample(nanos[i], 0);
        }
        return samples;
    }
}
