package panmpi.bench.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import mpi.bench.plot.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import panmpi.bench.results.Csv;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/** Tests that pictures are small, are valid XML, and show the curve of C on top. */
final class PlotsTest {
    private static final int MOST_BYTES = 100_000;

    @TempDir private Path folder;

    @Test
    void cIsDrawnLastAndDashed() throws Exception {
        var lines = parsed(new Plots(results(), "note").latency("pingpong", "title"), "polyline");
        assertEquals(2 + 3, lines.size());
        assertTrue(lines.getLast().hasAttribute("stroke-dasharray"));
        assertEquals(
                1, lines.stream().filter(line -> line.hasAttribute("stroke-dasharray")).count());
    }

    @Test
    void theRatioHasItsSpreadAndALineAtOne() throws Exception {
        var picture = new Plots(results(), "a < b & 'c'").picture("pingpong");
        assertEquals(2, parsed(picture, "polygon").size());
        assertTrue(picture.svg().contains("C = 1.0"));
        assertTrue(picture.svg().length() < MOST_BYTES);
    }

    @Test
    void eachColourHasAnotherByNight() {
        var svg = new Plots(results(), "note").picture("pingpong").svg();
        var colours = Pattern.compile("(?:fill|stroke)='(#[0-9a-f]{6})'").matcher(svg);
        while (colours.find()) {
            assertTrue(
                    svg.contains("[fill='" + colours.group(1) + "'] { fill: #"), colours.group(1));
        }
    }

    @Test
    void timesSurviveTheFile() throws Exception {
        var csv = new Csv();
        results().forEach(result -> csv.add("mpich", 2, result));
        var file = folder.resolve("mpich-2.csv");
        csv.write(file);
        var read = Csv.read(file);
        assertEquals(results().size(), read.size());
        assertEquals(
                results().getFirst().ratios("arrays").toString(),
                read.getFirst().ratios("arrays").toString());
        assertEquals(
                List.of("C", "arrays", "segments"),
                List.copyOf(read.getFirst().samples().keySet()));
    }

    private static List<Element> parsed(Picture picture, String name) throws Exception {
        var bytes = picture.svg().getBytes(StandardCharsets.UTF_8);
        var found =
                DocumentBuilderFactory.newDefaultInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(bytes))
                        .getElementsByTagName(name);
        List<Element> all = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            all.add((Element) found.item(i));
        }
        return all;
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
