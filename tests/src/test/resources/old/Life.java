import mpi.*;

/** Moves a glider on a torus of 2 x 2 processes, with halos by persistent requests. */
public class Life {
    static final int N = 6, W = N + 2; // with a border

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] dims = new int[2];
        Cartcomm.Dims_create(MPI.COMM_WORLD.Size(), dims);
        Cartcomm grid =
            MPI.COMM_WORLD.Create_cart(dims, new boolean[] {true, true}, false);
        int[] at = grid.Coords(grid.Rank());
        byte[] now = new byte[W * W];
        if (at[0] == 0 && at[1] == 0) {
            now[1 * W + 2] = now[2 * W + 3] = now[3 * W + 1] = now[3 * W + 2] = now[3 * W + 3] = 1;
        }
        Datatype column = Datatype.Vector(W, 1, W, MPI.BYTE);
        column.Commit();
        ShiftParms rows = grid.Shift(0, 1), columns = grid.Shift(1, 1);
        Prequest[] vertical = {
            grid.Recv_init(now, 1, N, MPI.BYTE, rows.rank_source, 1),
            grid.Recv_init(now, (N + 1) * W + 1, N, MPI.BYTE, rows.rank_dest, 2),
            grid.Send_init(now, N * W + 1, N, MPI.BYTE, rows.rank_dest, 1),
            grid.Send_init(now, W + 1, N, MPI.BYTE, rows.rank_source, 2),
        };
        Prequest[] horizontal = {
            grid.Recv_init(now, 0, 1, column, columns.rank_source, 3),
            grid.Recv_init(now, N + 1, 1, column, columns.rank_dest, 4),
            grid.Ssend_init(now, N, 1, column, columns.rank_dest, 3),
            grid.Ssend_init(now, 1, 1, column, columns.rank_source, 4),
        };
        // After 4 * 2 * N generations the glider is back, having crossed every border.
        for (int step = 0; step < 4 * 2 * N; step++) {
            Prequest.Startall(vertical);
            Request.Waitall(vertical);
            for (int i = 0; i < 4; i++) horizontal[i].Start();
            Request.Waitall(horizontal);
            byte[] after = new byte[W * W];
            for (int i = 1; i <= N; i++)
                for (int j = 1; j <= N; j++) {
                    int k = i * W + j;
                    int around = now[k - W - 1] + now[k - W] + now[k - W + 1] + now[k - 1]
                        + now[k + 1] + now[k + W - 1] + now[k + W] + now[k + W + 1];
                    after[k] = (byte) (around == 3 || around == 2 && now[k] == 1 ? 1 : 0);
                }
            System.arraycopy(after, 0, now, 0, W * W);
        }
        byte[] mine = new byte[N * N], all = new byte[4 * N * N];
        for (int i = 0; i < N; i++) System.arraycopy(now, (i + 1) * W + 1, mine, i * N, N);
        grid.Gather(mine, 0, N * N, MPI.BYTE, grid.Rank() == 0 ? all : null, 0, N * N, MPI.BYTE, 0);
        if (grid.Rank() == 0) {
            StringBuffer cells = new StringBuffer();
            for (int i = 0; i < all.length; i++) if (all[i] == 1) cells.append(" " + i);
            CartParms parms = grid.Get();
            System.out.println(parms.dims[0] + " x " + parms.dims[1] + ", alive:" + cells);
        }
        MPI.Finalize();
    }
}
