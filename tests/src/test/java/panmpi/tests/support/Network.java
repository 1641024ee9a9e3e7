package panmpi.tests.support;

import mpi.internal.link.Linkage;
import org.junit.jupiter.api.Assumptions;

/**
 * Skips a test of processes that connect to each other without having been started together, if the
 * MPI library does not support that.
 */
public final class Network {
    private Network() {}

    /**
     * Skips the test if Intel MPI uses only shared memory: a call that needs a port would end the
     * process, in C as well.
     */
    public static void assumeThere() {
        boolean dies =
                Linkage.library().startsWith("Intel")
                        && "shm".equals(System.getenv("I_MPI_FABRICS"));
        Assumptions.assumeFalse(
                dies, () -> Linkage.library() + ": I_MPI_FABRICS=shm has no ports, it crashes");
    }
}
