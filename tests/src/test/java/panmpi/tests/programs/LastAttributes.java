package panmpi.tests.programs;

import mpi.Comm;
import mpi.MPI;

/**
 * Program of {@code BeginningAndEndTest}: sets an attribute of {@code MPI.COMM_SELF}, whose delete
 * function runs when MPI is finalized.
 */
public final class LastAttributes {
    private LastAttributes() {}

    /**
     * Runs on one rank or several.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int keyval =
                Comm.Create_keyval(
                        null,
                        (comm, key, value) -> {
                            System.out.println("delete " + value + " " + MPI.Finalized());
                            System.out.println("still rank " + MPI.COMM_WORLD.Rank());
                        });
        MPI.COMM_SELF.Set_attr(keyval, "the last");
        System.out.println("finalizing");
        MPI.Finalize();
        System.out.println("finalized " + MPI.Finalized());
    }
}
