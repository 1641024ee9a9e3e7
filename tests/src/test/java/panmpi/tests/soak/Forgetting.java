package panmpi.tests.soak;

import java.util.Arrays;
import java.util.List;
import mpi.MPI;

/**
 * Makes millions of MPI objects, drops the references to them without freeing them, and checks that
 * the process then has no more memory than before.
 */
public final class Forgetting {
    private static final long MOST_KILOBYTES = 100_000;

    private Forgetting() {}

    /**
     * Runs on one rank.
     *
     * @param args number of objects; then their kinds, if not all.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int number = Integer.parseInt(args[0]);
        List<Forgotten> kinds = Arrays.stream(args).skip(1).map(Forgotten::valueOf).toList();
        for (Forgotten kind : kinds.isEmpty() ? List.of(Forgotten.values()) : kinds) {
            long growth = kind.growth(number);
            System.out.println("soak: " + number + " " + kind + " left " + growth + " kB");
            if (growth > MOST_KILOBYTES) {
                throw new AssertionError("more than " + MOST_KILOBYTES + " kB");
            }
        }
        MPI.Finalize();
    }
}
