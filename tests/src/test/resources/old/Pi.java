import mpi.*;

public class Pi {
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n[] = new int[1];
        if (rank == 0) {
            java.io.BufferedReader in =
                new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
            n[0] = Integer.parseInt(in.readLine().trim());
        }
        MPI.COMM_WORLD.Bcast(n, 0, 1, MPI.INT, 0);
        double start = MPI.Wtime();
        double h = 1.0 / n[0], sum[] = new double[1], pi[] = new double[1];
        for (int i = rank + 1; i <= n[0]; i += size) {
            double x = h * (i - 0.5);
            sum[0] += 4.0 / (1.0 + x * x);
        }
        sum[0] *= h;
        MPI.COMM_WORLD.Reduce(sum, 0, pi, 0, 1, MPI.DOUBLE, MPI.SUM, 0);
        if (rank == 0 && MPI.Wtime() >= start && MPI.Wtick() > 0) {
            System.out.println("pi is approximately " + Math.round(pi[0] * 1e6) / 1e6);
        }
        MPI.Finalize();
    }
}
