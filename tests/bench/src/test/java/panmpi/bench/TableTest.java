package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table has a cell for each entry; the heap is told of panmpi alone. */
final class TableTest {

    @Test
    void whoDoesNotPlayHasADash() {
        Map<String, Turn[]> turns = Map.of("C", turns(1000, 0), "arrays", turns(1500, 72));
        var cells = cells(new Result(new Event("put", 8), turns));
        assertEquals(List.of("put 8 B", "1.000", "1.50 [1.50-1.50] 72 B", "-"), cells);
    }

    @Test
    void othersHaveNoHeap() {
        Map<String, Turn[]> turns =
                Map.of("C", turns(1000, 0), "arrays", turns(900, 0), "mpi4py", turns(25000, 0));
        var cells = cells(new Result(new Event("bcast", 1 << 10), turns));
        assertEquals(
                List.of("bcast 1 KiB", "1.000", "0.90 [0.90-0.90] 0 B", "25.0 [25.0-25.0]"), cells);
    }

    private static List<String> cells(Result result) {
        var bytes = new ByteArrayOutputStream();
        var out = new PrintStream(bytes, true, StandardCharsets.US_ASCII);
        new Table(out, List.of("arrays", "mpi4py")).row(result);
        return Arrays.asList(bytes.toString(StandardCharsets.US_ASCII).strip().split(" {2,}"));
    }

    private static Turn[] turns(double nanos, long bytes) {
        return new Turn[] {new Turn(nanos, bytes)};
    }
}
