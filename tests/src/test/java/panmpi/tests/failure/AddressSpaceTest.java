package panmpi.tests.failure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.ManyReceives;

/**
 * Tests a job whose nonblocking receives of objects need more than its limit of address space: the
 * error names the limit, and with smaller receive buffers the job succeeds.
 */
@Tag("mpi")
@Tag("any-mpi")
final class AddressSpaceTest {
    private static final String LIMITED = "ulimit -v 8388608; exec \"$0\" \"$@\"";

    @Test
    void shortageSaysTheLimitAndWhatToSet() {
        job().failed()
                .says("rank 0 of 1: uncaught exception", "OutOfMemoryError: no native memory for")
                .says("ulimit -v allows 8.0 GB", "-Dpanmpi.objects.room=BYTES");
    }

    @Test
    void smallerRoomsFit() {
        job("-Dpanmpi.objects.room=1000000").succeeded().says("received 200");
    }

    private static Job job(String... options) {
        var mpi = Setup.mpis().getFirst();
        var command = new ArrayList<>(List.of(mpi.mpiexec().split(" ")));
        command.addAll(List.of("-n", "1", "sh", "-c", LIMITED, Setup.launcher().toString()));
        command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", origin(), ManyReceives.class.getName()));
        var log = Setup.report("jobs/address-space.log");
        return Processes.run(command, mpi.environment(), Duration.ofMinutes(1), log);
    }

    private static String origin() {
        var source = ManyReceives.class.getProtectionDomain().getCodeSource();
        return source.getLocation().getPath();
    }
}
