package panmpi.tests.support;

import java.util.List;
import java.util.stream.IntStream;
import mpi.MPI;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds the ranks on this machine, and skips tests that cannot run on several machines, as in
 * {@code make test-hosts}.
 */
public final class Host {
    private Host() {}

    /** {@return the ranks on this rank's machine, ascending; collective} */
    public static List<Integer> ranks() {
        List<String> names = World.WORLD.allgather(MPI.Get_processor_name());
        var mine = names.get(World.RANK);
        return IntStream.range(0, World.SIZE)
                .boxed()
                .filter(r -> names.get(r).equals(mine))
                .toList();
    }

    /** Skips the test on all ranks unless they can share memory; collective. */
    public static void assumeOnlyOne() {
        Assumptions.assumeTrue(
                ranks().size() == World.SIZE, "ranks of several hosts share no memory");
    }

    /**
     * Skips the rest of the test, on all ranks alike, in a job on several hosts (the variable
     * PANMPI_HOSTS is set) if its launcher is known to be wrong in such a job, even where all ranks
     * happen to be on one host.
     *
     * @param library beginning of the name of the library that has this launcher.
     * @param bug defect of the launcher.
     */
    public static void assumeLaunchedOnOneOrNot(String library, String bug) {
        if (System.getenv("PANMPI_HOSTS") != null) {
            Lacks.assumeNot(library, bug);
        }
    }

    /**
     * Skips the rest of the test on all ranks if a library is known to be wrong between hosts;
     * collective.
     *
     * @param library beginning of the library's name.
     * @param bug defect of the library.
     */
    public static void assumeOneOrNot(String library, String bug) {
        if (ranks().size() < World.SIZE) {
            Lacks.assumeNot(library, bug);
        }
    }
}
