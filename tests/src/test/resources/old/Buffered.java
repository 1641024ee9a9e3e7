import mpi.*;

public class Buffered {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Comm all = MPI.COMM_WORLD;
        int me = all.Rank(), p = all.Size(), n = 1000;
        int room = p * (all.Pack_size(n, MPI.SHORT) + MPI.BSEND_OVERHEAD);
        byte[] attached = new byte[room];
        MPI.Buffer_attach(attached);
        short[] out = new short[n], in = new short[n];
        for (int to = 0; to < p; to++) { // to myself, too: nobody receives yet
            for (int i = 0; i < n; i++) out[i] = (short) (10 * me + to);
            if (to % 2 == 0) all.Bsend(out, 0, n, MPI.SHORT, to, 5);
            else all.Ibsend(out, 0, n, MPI.SHORT, to, 5).Wait();
        }
        int right = 0;
        for (int from = p - 1; from >= 0; from--) {
            Status status = all.Recv(in, 0, n, MPI.SHORT, from, 5);
            if (status.Get_count(MPI.SHORT) == n && in[0] == 10 * from + me && in[n - 1] == in[0])
                right++;
        }
        byte[] detached = MPI.Buffer_detach();
        System.out.println(me + ": " + right + " of " + p + ", the same buffer back: "
            + (detached == attached));
        MPI.Finalize();
    }
}
