package panmpi.bench.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Workload;

/** Tests the sizes of array workloads, in elements and in bytes. */
final class ObjectWorkloadsTest {

    @Test
    void bytesOfAMessageFollowTheElements() {
        assertEquals(1 << 20, ObjectWorkloads.array("byte", "rows", 1024).size());
        assertEquals(4 << 20, ObjectWorkloads.array("float", "rows", 1024).size());
    }

    @Test
    void theSideIsFoundAgain() {
        for (String type : ObjectWorkloads.ELEMENTS) {
            for (String shape : ObjectWorkloads.SHAPES) {
                Workload workload = ObjectWorkloads.array(type, shape, 384);
                assertEquals(384, ObjectWorkloads.side(workload), workload.benchmark());
            }
        }
    }

    @Test
    void arraysReachFrom128To1024() {
        List<Integer> sides =
                ObjectWorkloads.arrays(false).stream()
                        .filter(workload -> ObjectWorkloads.isOf("float", "row", workload))
                        .map(ObjectWorkloads::side)
                        .toList();
        assertEquals(List.of(128, 256, 384, 512, 768, 1024), sides);
    }

    @Test
    void theLastLineHasWhatItNeedsWhenItIsQuick() {
        assertTrue(
                ObjectWorkloads.arrays(true)
                        .contains(ObjectWorkloads.array("float", "rows", 1024)));
    }

    @Test
    void labelsAreForPeople() {
        assertEquals(
                "float[384][384]",
                ObjectWorkloads.label(ObjectWorkloads.array("float", "rows", 384)));
        assertEquals(
                "byte[1][9*9]", ObjectWorkloads.label(ObjectWorkloads.array("byte", "row", 9)));
        List<String> kinds = ObjectWorkloads.kinds().stream().map(ObjectWorkloads::label).toList();
        assertEquals(List.of("write 32 ints", "read 32 ints"), kinds.subList(0, 2));
        assertTrue(kinds.contains("read 4 ints + 2 nulls"));
    }

    @Test
    void halfARoundTripOfObjectsIsOneWay() {
        assertEquals(2, ObjectWorkloads.array("byte", "rows", 128).parts());
        List<Integer> parts = ObjectWorkloads.calls().stream().map(Workload::parts).toList();
        assertEquals(List.of(2, 2, 1, 1, 1, 1, 1, 1, 1, 1), parts);
    }
}
