package heat;

import mpi.MPI;
import mpi.MPIException;

/**
 * Computes the heat in a rod that is hot at one end, until nothing changes; neighbours exchange by
 * Sendrecv.
 */
public class Jacobi {
    public static void main(String args[]) throws MPIException {
        MPI.Init(args);
        final int me = MPI.COMM_WORLD.Rank(), p = MPI.COMM_WORLD.Size(), n = 5;
        int left = me == 0 ? MPI.PROC_NULL : me - 1;
        int right = me == p - 1 ? MPI.PROC_NULL : me + 1;
        float[] u = new float[n + 2], v = new float[n + 2], change = new float[1], most = {1};
        if (me == 0) u[0] = v[0] = 2.0f;
        if (me == p - 1) u[n + 1] = v[n + 1] = 1.0f;
        int steps = 0;
        for (; most[0] > 1e-7f && steps < 5000; steps++) {
            MPI.COMM_WORLD.Sendrecv(u, n, 1, MPI.FLOAT, right, 0, u, 0, 1, MPI.FLOAT, left, 0);
            MPI.COMM_WORLD.Sendrecv(u, 1, 1, MPI.FLOAT, left, 1, u, n + 1, 1, MPI.FLOAT, right, 1);
            change[0] = 0;
            for (int i = 1; i <= n; i++) {
                v[i] = (u[i - 1] + u[i + 1]) / 2;
                change[0] = Math.max(change[0], Math.abs(v[i] - u[i]));
            }
            System.arraycopy(v, 1, u, 1, n);
            MPI.COMM_WORLD.Allreduce(change, 0, most, 0, 1, MPI.FLOAT, MPI.MAX);
        }
        // The heat must fall in a straight line, from 2 at the first end to 1 at the last.
        float[] rod = new float[n * p];
        int[] counts = new int[p], displs = new int[p];
        for (int i = 0; i < p; i++) {
            counts[i] = n;
            displs[i] = (p - 1 - i) * n; // the other way round
        }
        MPI.COMM_WORLD.Gatherv(u, 1, n, MPI.FLOAT, rod, 0, counts, displs, MPI.FLOAT, p - 1);
        if (me == p - 1) {
            float worst = 0;
            for (int i = 0; i < n * p; i++) {
                int place = (p - 1 - i / n) * n + i % n + 1;
                worst = Math.max(worst, Math.abs(rod[i] - (2 - place / (float) (n * p + 1))));
            }
            System.out.println("converged: " + (steps < 5000) + ", straight: " + (worst < 1e-3f));
        }
        MPI.Finalize();
    }
}
