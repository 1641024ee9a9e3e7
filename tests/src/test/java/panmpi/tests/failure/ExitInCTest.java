package panmpi.tests.failure;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.deaths.Dying;

/** Tests that the launcher names the call and the line in which MPICH ends the process by exit. */
@Tag("mpi")
@Tag("any-mpi")
final class ExitInCTest {

    @Test
    void callAndLineAreNamed() throws IOException {
        var mpich = Setup.mpis().stream().filter(mpi -> mpi.abi().equals("mpich")).findFirst();
        assumeTrue(mpich.isPresent(), "no MPICH here");
        var job = MpiExec.ofTests(mpich.get(), 2).run(Dying.class.getName(), "fatal-error");
        job.failed().says("a C library called exit in mpi.Comm.Recv at ", "(Endings.java:");
    }
}
