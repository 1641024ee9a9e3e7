package panmpi.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import panmpi.tests.run.CaseResult.Outcome;

/** Tests the tables of results. */
final class CaseTableTest {
    @Test
    void tablesShowPassesFailuresAndReasons() {
        var table = new CaseTable();
        table.add("mpich", new CaseResult("files", "ACase", "w", Outcome.PASSED, ""));
        table.add("mpich", new CaseResult("files", "ACase", "w", Outcome.PASSED, ""));
        table.add("mpich", skip("files", "ACase", "x", "MPICH, 4.0: why"));
        table.add("mpich", new CaseResult("groups", "BCase", "z", Outcome.PASSED, ""));
        table.add("mpich", skip("groups", "BCase", "y", "too few ranks"));
        table.add("openmpi", skip("groups", "BCase", "y", "too few ranks"));
        table.add("openmpi", skip("groups", "BCase", "x", "too few ranks"));
        table.add("openmpi", new CaseResult("groups", "BCase", "z", Outcome.FAILED, ""));
        assertEquals(
                """
                        mpich               openmpi
                files   2 passed 1 skipped  -
                groups  1 passed 1 skipped  0 passed 2 skipped 1 FAILED
                all     3 passed 2 skipped  0 passed 2 skipped 1 FAILED
                skipped 2 tests on all: too few ranks
                skipped 1 test on mpich: MPICH, 4.0: why""",
                table.byTopic());
        assertTrue(table.byClass().contains("\nfiles.ACase   2 passed"), table.byClass());
        assertTrue(
                table.byClass().endsWith("\nskipped on all: BCase.y: too few ranks"),
                table.byClass());
    }

    private static CaseResult skip(String topic, String type, String test, String reason) {
        return new CaseResult(topic, type, test, Outcome.SKIPPED, reason);
    }
}
