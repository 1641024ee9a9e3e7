package panmpi.tests.programs;

import mpi.MPI;
import mpi.c.Mpi;

/** Gives a profiler signs, first by the interpreter, then by compiled code. */
public final class Signs {
    private static final int MANY = 20_000;

    private Signs() {}

    /**
     * Says which codes came back.
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
