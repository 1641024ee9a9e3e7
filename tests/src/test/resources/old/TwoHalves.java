import mpi.*;

public class TwoHalves {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank();
        boolean low = me < 2;
        Intracomm half = MPI.COMM_WORLD.Split(low ? 0 : 1, me);
        Intercomm other = MPI.COMM_WORLD.Create_intercomm(half, 0, low ? 2 : 0, 12);
        int[] out = {10 * me}, in = new int[1];
        Request request = other.Irecv(in, 0, 1, MPI.INT, other.Rank(), 3);
        other.Send(out, 0, 1, MPI.INT, other.Rank(), 3);
        Status status;
        do {
            status = request.Test();
        } while (status == null);
        System.out.println(me + " of " + other.Size() + " and " + other.Remote_size() + " has "
            + in[0] + " from " + status.source + ", " + other.Test_inter() + half.Test_inter()
            + other.Remote_group().Size());
        Intracomm merged = other.Merge(low);
        int[] order = new int[4];
        merged.Allgather(new int[] {me}, 0, 1, MPI.INT, order, 0, 1, MPI.INT);
        if (me == 0) {
            System.out.println("merged " + order[0] + order[1] + order[2] + order[3]);
        }
        other.Free();
        MPI.Finalize();
    }
}
