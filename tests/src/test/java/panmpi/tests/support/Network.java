package panmpi.tests.support;

import mpi.internal.link.Linkage;
import org.junit.jupiter.api.Assumptions;

/** Prerequisites of processes that connect without having been started together. */
public final class Network {
    private Network() {}

    /**
     * Skips the test where Intel MPI runs over shared memory alone: what needs a port ends the
     * process there, in C as well.
     */
    public static void assumeThere() {
        boolean dies =
                Linkage.library().startsWith("Intel")
                        && "shm".equals(System.getenv("I_MPI_FABRICS"));
        Assumptions.assumeFalse(
                dies, () -> Linkage.library() + ": I_MPI_FABRICS=shm has no ports, it crashes");
    }
}
