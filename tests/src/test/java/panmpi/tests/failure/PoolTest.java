package panmpi.tests.failure;

import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.PoolStorm;
import panmpi.tests.programs.SpawnedPool;

/**
 * Tests executors whose workers die: with Open MPI's launcher each task still ends exactly once;
 * any other launcher ends the job.
 */
@Tag("mpi")
final class PoolTest {
    private static final int RANKS = 4;
    private static final String SEED = "1";

    @TempDir private Path folder;

    @TestFactory
    Stream<DynamicTest> tasksOutliveTheirWorkers() {
        return Setup.sample(PoolTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check(mpi)));
    }

    @TestFactory
    Stream<DynamicTest> workersMayBeSpawned() {
        return Setup.sample(PoolTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> spawn(mpi)));
    }

    private static void spawn(InstalledMpi mpi) {
        assumeFalse(
                mpi.name().startsWith("mpich-4.0"),
                "MPICH 4.0: MPI_Comm_spawn is not there over UCX");
        // Over shared memory alone, Intel MPI cannot spawn processes.
        InstalledMpi connecting =
                mpi.name().startsWith("intel")
                        ? mpi.with("I_MPI_FABRICS=shm:ofi", "FI_PROVIDER=tcp")
                        : mpi;
        MpiExec.ofTests(connecting, 1)
                .run(SpawnedPool.class.getName())
                .succeeded()
                .says("spawned: 285 by a world of 2");
    }

    private void check(InstalledMpi mpi) throws IOException {
        if (mpi.name().startsWith("openmpi")) {
            InstalledMpi surviving = mpi.launching("--continuous").with("PANMPI_SURVIVE=1");
            run(surviving, 2).succeeded().says("pool: 2000 tasks, 2 killed, 0 lost, 0 twice");
        } else {
            run(mpi, 1).failed().saysNothingOf("pool: 2000 tasks");
        }
    }

    private Job run(InstalledMpi mpi, int deaths) throws IOException {
        Path own = Files.createDirectory(folder.resolve(mpi.name()));
        return MpiExec.ofTests(mpi, RANKS)
                .with("-Xmx64m")
                .run(
                        PoolStorm.class.getName(),
                        "2000",
                        Integer.toString(deaths),
                        SEED,
                        own.toString());
    }
}
