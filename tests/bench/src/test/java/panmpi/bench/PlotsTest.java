package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import panmpi.bench.plot.Picture;
import picocli.CommandLine;

/** Pictures are small, read as XML, and have C on top. */
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
                List.of("C", "arrays", "segments"), List.copyOf(read.getFirst().turns().keySet()));
    }

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
            Map<String, Turn[]> turns = new LinkedHashMap<>();
            turns.put("C", turns(100, 104, 110));
            turns.put("arrays", turns(120, 121, 119));
            turns.put("segments", turns(101, 108, 109));
            results.add(new Result(new Event("pingpong", size), turns));
        }
        return results;
    }

    private static Turn[] turns(double... nanos) {
        Turn[] turns = new Turn[nanos.length];
        for (int i = 0; i < nanos.length; i++) {
            turns[i] = new Turn(nanos[i], 0);
        }
        return turns;
    }
}
