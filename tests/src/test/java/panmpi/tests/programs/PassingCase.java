package panmpi.tests.programs;

import mpi.MPI;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Np;

/** A case class that passes, and leaves what {@link SpoiltCase} cannot stand. */
@Np({1, 2})
public final class PassingCase {
    /** Whether the class has run in this process. */
    static boolean ran;

    @Test
    void passes() {
        MPI.COMM_WORLD.Barrier();
        ran = true;
    }
}
