package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import mpi.junit.job.MpiList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Blamed;

/**
 * Tests that the report of a job names the rank that failed, also on a machine whose cores are all
 * busy with other work. {@code -Dpanmpi.blame=N} runs N jobs, each on the next MPI of the list.
 */
@Tag("mpi")
@Tag("nightly")
final class BlameTest {
    private static final int JOBS = Integer.getInteger("panmpi.blame", 15);
    private static final long SEED = Long.getLong("panmpi.seed", 20261126);
    private static final Path REPORT = Path.of("target/blame.txt");
    private static final int RANKS = 4;
    private static final int BUSY = 6;
    private static final List<String> WAYS =
            List.of("crashes", "exits", "throwsAnException", "hangs", "isKilled");

    @Test
    void reportsNameTheRankThatFailed() throws IOException {
        TestRun.prepare();
        var usual = System.getProperty("panmpi.junit.mpi", "");
        var load = new ArrayList<Process>();
        try {
            for (int i = 0; i < BUSY; i++) {
                load.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            assertEquals(List.of(), wrongReports());
        } finally {
            load.forEach(Process::destroyForcibly);
            System.setProperty("panmpi.junit.mpi", usual);
            System.clearProperty(Blamed.GUILTY);
        }
    }

    private static List<String> wrongReports() throws IOException {
        var mpis = MpiList.names();
        assertFalse(mpis.isEmpty(), "no list of MPIs");
        var random = new Random(SEED);
        var wrong = new ArrayList<String>();
        for (int i = 0; i < JOBS; i++) {
            var mpi = mpis.get(i % mpis.size());
            var way = WAYS.get(i / mpis.size() % WAYS.size());
            int guilty = random.nextInt(RANKS);
            var said = report(mpi, way, guilty);
            if (!said.startsWith("rank " + guilty + " of " + RANKS)) {
                wrong.add("%s, rank %d %s: %s".formatted(mpi, guilty, way, said));
            }
        }
        var last = "blame: %d of %d name the right rank".formatted(JOBS - wrong.size(), JOBS);
        var lines = new ArrayList<>(wrong);
        lines.add(last);
        Files.write(REPORT, lines);
        return wrong;
    }

    private static String report(String mpi, String way, int guilty) {
        System.setProperty("panmpi.junit.mpi", mpi);
        System.setProperty(Blamed.GUILTY, Integer.toString(guilty));
        var method = selectMethod(Blamed.class, way, MpiWorld.class.getName());
        var run = TestRun.of(method);
        run.removeCrashReports();
        return String.join("; ", run.messages());
    }
}
