package panmpi.tests.programs;

import mpi.MPI;
import mpi.c.Mpi;

/**
 * Program of {@code VariadicTest}: calls MPI_Pcontrol with values for a profiler, first in the
 * interpreter, then in compiled code.
 */
public final class PcontrolCodes {
    private static final int MANY = 20_000;

    private PcontrolCodes() {}

    /**
     * Prints which codes came back.
     *
     * @param args none
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int codes = 0;
        for (int i = 0; i < MANY; i++) {
            codes |= Mpi.MPI_Pcontrol(1);
        }
        System.out.println("codes: " + codes);
        MPI.Finalize();
    }
}
