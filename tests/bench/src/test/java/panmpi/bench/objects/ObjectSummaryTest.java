package panmpi.bench.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/** Tests the summary line of one codec among several. */
final class ObjectSummaryTest {

    @Test
    void theLineIsThatOfTheCodec() {
        assertEquals(
                "objects: float[1024][1024] 2.50 x raw; 32 ints saves 80/70 %;"
                        + " 4 ints + 2 nulls saves 60/50 %; tree(15) saves 40/-30 %"
                        + " (against java.io)",
                new ObjectSummary("mine", kinds(20, 30, 40, 50, 60, 130), arrays()).toString());
    }

    @Test
    void ratiosAreOfThePairs() {
        var rows = ObjectWorkloads.array("float", "rows", 1024);
        var samples = Map.of("raw", sample(2), "datatype", sample(4), "mine", sample(5));
        assertEquals(
                "float[1024][1024]: by a datatype of MPI's, without objects 2.00 [2.00-2.00] x raw;"
                        + " mine 1.25 [1.25-1.25] x that",
                new ObjectSummary("mine", List.of(), List.of(new Result(rows, samples))).rows());
    }

    @Test
    void missingWorkloadIsNamed() {
        var summary = new ObjectSummary("mine", List.of(), arrays());
        var failure = assertThrows(IllegalArgumentException.class, summary::toString);
        assertEquals("write-32-ints was not run", failure.getMessage());
    }

    private static List<Result> arrays() {
        return List.of(
                result(ObjectWorkloads.array("byte", "rows", 1024), "raw", 1, "mine", 9),
                result(ObjectWorkloads.array("float", "row", 1024), "raw", 1, "mine", 8),
                result(ObjectWorkloads.array("float", "rows", 1024), "raw", 2, "mine", 5));
    }

    private static List<Result> kinds(double... times) {
        List<Result> results = new ArrayList<>();
        for (Workload workload : ObjectWorkloads.kinds()) {
            results.add(result(workload, "java.io", 100, "mine", times[results.size()]));
        }
        return results;
    }

    private static Result result(
            Workload workload,
            String reference,
            double referenceNanos,
            String codec,
            double nanos) {
        return new Result(
                workload, Map.of(reference, sample(referenceNanos), codec, sample(nanos)));
    }

    private static Sample[] sample(double nanos) {
        return new Sample[] {new Sample(nanos, 0)};
    }
}
