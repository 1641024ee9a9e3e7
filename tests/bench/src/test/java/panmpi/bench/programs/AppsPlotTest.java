package panmpi.bench.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** Tests that each program has a bar of C and a bar of Java, each in two shades. */
final class AppsPlotTest {
    private static final String REPORT =
            """
            {"mpi": "mpich-4.0.2", "machine": "some, 2 cores", "programs": [{
              "program": "cg", "ranks": 2, "total": 1.15,
              "c": [[8e6, 1e6, 7e6], [7e6, 1e6, 6e6], [9e6, 1e6, 8e6]],
              "java": [[9e6, 1e6, 8e6], [9e6, 1e6, 8e6], [9e6, 1e6, 8e6]]}]}
            """;

    @Test
    void barsAreOfComputingAndOfTheRest() {
        var plot = new AppsPlot(JsonParser.parseString(REPORT).getAsJsonObject());
        String svg = plot.picture().svg();
        assertTrue(svg.contains("Java 1.15") && svg.contains("C 8.0 ms"), svg);
        assertEquals(2, svg.split("fill-opacity='0.45'", -1).length - 1);
        assertEquals(2, svg.split("fill-opacity='1.00'", -1).length - 1);
    }
}
