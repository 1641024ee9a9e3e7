import mpi.*;

/** Lets every process talk to process 0, as in a star. */
public class Neighbours {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int[] index = {3, 4, 5, 6}, edges = {1, 2, 3, 0, 0, 0};
        Graphcomm star = MPI.COMM_WORLD.Create_graph(index, edges, false);
        int me = star.Rank();
        int[] neighbours = star.Neighbours(me);
        Request[] requests = new Request[2 * neighbours.length];
        long[] mine = {1L << (40 + me)}, theirs = new long[neighbours.length];
        for (int i = 0; i < neighbours.length; i++) {
            requests[i] = star.Irecv(theirs, i, 1, MPI.LONG, neighbours[i], 0);
            requests[neighbours.length + i] = star.Isend(mine, 0, 1, MPI.LONG, neighbours[i], 0);
        }
        int done = 0;
        while (done < requests.length) done += Request.Waitsome(requests).length;
        long sum = 0;
        for (int i = 0; i < theirs.length; i++) sum += theirs[i] >> 40;
        GraphParms parms = star.Get();
        System.out.println(me + ": " + neighbours.length + " neighbours, sum " + sum + ", "
            + parms.index.length + "+" + parms.edges.length + " "
            + (star.Topo_test() == MPI.GRAPH)
            + (MPI.COMM_WORLD.Topo_test() == MPI.UNDEFINED));
        MPI.Finalize();
    }
}
