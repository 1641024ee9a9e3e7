package panmpi.tests;

import mpi.internal.Linkage;
import org.junit.jupiter.api.Assumptions;

/** Skips a test method of a case class where the job's library lacks what it tests. */
public final class Lacks {
    private Lacks() {}

    /**
     * Skips the rest of the test method, on all ranks alike, unless the library has each function.
     *
     * @param functions names of C functions, such as {@code MPI_Psend_init}.
     */
    public static void assumeHas(String... functions) {
        for (String function : functions) {
            Assumptions.assumeTrue(
                    Linkage.has(function), () -> World.library() + " lacks " + function);
        }
    }

    /**
     * Skips the rest of the test method, on all ranks alike, where a library is known to be wrong.
     *
     * @param library how {@code Get_library_version} begins, such as {@code Open MPI v4.1.4}.
     * @param bug what the library does wrong.
     */
    public static void assumeNot(String library, String bug) {
        Assumptions.assumeFalse(
                World.library().startsWith(library), () -> World.library() + ": " + bug);
    }
}
