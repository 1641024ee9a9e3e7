import mpi.*;

/** Computes C = A * B, with the columns of B dealt out by a datatype. */
public class Matrix {
    static final int N = 8;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank(), p = MPI.COMM_WORLD.Size(), width = N / p;
        int[] a = new int[N * N], b = new int[N * N], c = new int[N * N];
        if (me == 0) {
            for (int i = 0; i < N * N; i++) {
                a[i] = i % 7;
                b[i] = i % 5;
            }
        }
        MPI.COMM_WORLD.Bcast(a, 0, N * N, MPI.INT, 0);

        Datatype strip = Datatype.Vector(N, width, N, MPI.INT);
        strip.Commit();
        int[] columns = new int[N * width], product = new int[N * width];
        if (me == 0) {
            Request[] sends = new Request[p];
            for (int to = 1; to < p; to++) {
                sends[to] = MPI.COMM_WORLD.Isend(b, to * width, 1, strip, to, 1);
            }
            sends[0] = MPI.REQUEST_NULL;
            for (int i = 0; i < N; i++) System.arraycopy(b, i * N, columns, i * width, width);
            Request.Waitall(sends);
        } else {
            MPI.COMM_WORLD.Recv(columns, 0, N * width, MPI.INT, 0, 1);
        }
        for (int i = 0; i < N; i++)
            for (int j = 0; j < width; j++)
                for (int k = 0; k < N; k++)
                    product[i * width + j] += a[i * N + k] * columns[k * width + j];

        if (me == 0) {
            for (int i = 0; i < N; i++) System.arraycopy(product, i * width, c, i * N, width);
            for (int from = 1; from < p; from++)
                MPI.COMM_WORLD.Recv(c, from * width, 1, strip, from, 2);
            int wrong = 0;
            for (int i = 0; i < N; i++)
                for (int j = 0; j < N; j++) {
                    int sum = 0;
                    for (int k = 0; k < N; k++) sum += a[i * N + k] * b[k * N + j];
                    if (sum != c[i * N + j]) wrong++;
                }
            System.out.println(N + " x " + N + ", strips of " + strip.Size() + " elements over "
                + strip.Extent() + ": " + wrong + " wrong");
        } else {
            MPI.COMM_WORLD.Send(product, 0, N * width, MPI.INT, 0, 2);
        }
        MPI.Finalize();
    }
}
