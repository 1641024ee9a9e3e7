package panmpi.tests.cases;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.CaseClass;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.RankMain;
import panmpi.tests.harness.Setup;

/** Cases that need ports, over a network: what some libraries use on one machine has none. */
@Tag("mpi")
@Tag("nightly")
final class NetworkTest {
    private static final List<String> CASES = List.of("PortsCase", "SpawnCase");

    /** MPICH and Intel MPI over libfabric's TCP; others do not look at these. */
    private static final Map<String, String> NETWORK =
            Map.of(
                    "MPIR_CVAR_CH4_NETMOD", "ofi",
                    "I_MPI_FABRICS", "shm:ofi",
                    "FI_PROVIDER", "tcp");

    @TestFactory
    Stream<DynamicContainer> processesMeetOverANetwork() {
        return Setup.mpis().stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        CASES.stream()
                                                .map(c -> dynamicTest(c, () -> check(mpi, c)))));
    }

    private static void check(InstalledMpi mpi, String name) {
        var variables = new LinkedHashMap<>(mpi.variables());
        variables.putAll(NETWORK);
        var networked =
                new InstalledMpi(mpi.name(), mpi.mpiexec(), mpi.library(), mpi.abi(), variables);
        var main = RankMain.class.getName();
        var job = MpiExec.ofTests(networked, 2).run(main, CaseClass.named(name).type().getName());
        job.succeeded().lines("CASE SKIP ").stream().findFirst().ifPresent(Assumptions::abort);
        job.says("CASE OK");
    }
}
