import mpi.*;

/** Sends three of each particle's six numbers, by a struct whose markers make it span all six. */
public class Particles {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank(), p = MPI.COMM_WORLD.Size();
        Datatype position =
            Datatype.Struct(
                new int[] {1, 2, 1, 1},
                new int[] {0, 1, 4, 6},
                new Datatype[] {MPI.LB, MPI.DOUBLE, MPI.DOUBLE, MPI.UB});
        position.Commit();
        if (me == 0) {
            System.out.println("size " + position.Size() + " extent " + position.Extent()
                + " from " + position.Lb() + " to " + position.Ub());
        }
        double[] particles = new double[6 * 4];
        for (int i = 0; i < particles.length; i++) particles[i] = 100 * me + i;
        // Each process broadcasts its particles in turn; numbers that are not positions stay as
        // they are.
        double sum = 0;
        for (int root = 0; root < p; root++) {
            double[] copy = new double[6 * 4];
            if (me == root) System.arraycopy(particles, 0, copy, 0, copy.length);
            else java.util.Arrays.fill(copy, -1);
            MPI.COMM_WORLD.Bcast(copy, 6, 3, position, root);
            if (me != root)
                for (int i = 0; i < copy.length; i++) {
                    boolean sent = i >= 6 && (i % 6 == 1 || i % 6 == 2 || i % 6 == 4);
                    if (copy[i] != (sent ? 100 * root + i : -1)) sum += 1e6;
                }
            for (int i = 0; i < 3; i++) sum += copy[6 + 6 * i + 4];
        }
        double[] total = new double[1];
        MPI.COMM_WORLD.Reduce(new double[] {sum}, 0, total, 0, 1, MPI.DOUBLE, MPI.SUM, 1);
        if (me == 1) System.out.println("total " + total[0]);
        MPI.Finalize();
    }
}
