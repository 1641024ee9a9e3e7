package panmpi.tests.support;

import mpi.internal.link.Linkage;
import org.junit.jupiter.api.Assumptions;

/** Skips a test method of a case class if the job's library lacks what it tests. */
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
                    Linkage.has(function), () -> Linkage.library() + " lacks " + function);
        }
    }

    /**
     * Skips the rest of the test method, on all ranks alike, if a library is known to be wrong.
     *
     * @param library beginning of the library's name, such as {@code Open MPI v4.1.4} or {@code
     *     MPICH 5.0}.
     * @param bug defect of the library.
     */
    public static void assumeNot(String library, String bug) {
        Assumptions.assumeFalse(
                Linkage.library().startsWith(library), () -> Linkage.library() + ": " + bug);
    }

    /**
     * Skips the rest of the test method if requests of one-sided operations may crash in a window
     * over a program's memory.
     */
    public static void assumeOneSidedRequests() {
        String bug = "requests of windows by Create crash after persistent collectives, in C too";
        assumeNot("Intel", bug);
    }

    /**
     * Skips the rest of the test method if the library cannot make a window of all ranks over a
     * program's memory; only jobs of one rank have this defect.
     */
    public static void assumeWindowsOverMemory() {
        if (World.SIZE == 1) {
            assumeWindowsOverOwnMemory();
        }
    }

    /**
     * Skips the rest of the test method if windows of {@code MPI.COMM_SELF} cannot have a program's
     * memory.
     */
    public static void assumeWindowsOverOwnMemory() {
        assumeNot("Open MPI v4.1.4", "one process alone gets only allocated windows");
    }
}
