import mpi.*;

/**
 * Makes a ring as a graph that all processes know, and as a graph of which each process knows its
 * part.
 */
class Neighbours {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        int next = (me + 1) % size, previous = (me + size - 1) % size;
        int[] index = new int[size], edges = new int[2 * size];
        for (int i = 0; i < size; i++) {
            index[i] = 2 * i + 2;
            edges[2 * i] = (i + size - 1) % size;
            edges[2 * i + 1] = (i + 1) % size;
        }
        GraphComm graph = MPI.COMM_WORLD.createGraph(index, edges, false);
        GraphParms parms = graph.getDims();
        int[] around = graph.getNeighbors(me);
        int[] all = new int[2];
        graph.neighborAllGather(new int[] {me}, 1, MPI.INT, all, 1, MPI.INT);
        boolean isRing = around[0] == previous && around[1] == next && all[0] == previous && all[1] == next;

        GraphComm part = MPI.COMM_WORLD.createDistGraphAdjacent(
                new int[] {previous}, new int[] {5}, new int[] {next}, new int[] {6}, MPI.INFO_NULL, false);
        DistGraphNeighbors mine = part.getDistGraphNeighbors();
        int[] received = new int[1];
        part.neighborAllToAll(new int[] {10 * me}, 1, MPI.INT, received, 1, MPI.INT);
        System.out.println("process " + me + ": " + parms.getIndexCount() + " nodes " + parms.getEdgeCount() + " edges "
                + isRing + ", in " + mine.getInDegree() + " out " + mine.getOutDegree() + " " + mine.isWeighted()
                + (mine.getSource(0) == previous) + (mine.getDestination(0) == next) + mine.getSourceWeight(0)
                + mine.getDestinationWeight(0) + (received[0] == 10 * previous)
                + (graph.getTopology() == MPI.GRAPH) + (part.getTopology() == MPI.DIST_GRAPH));
        GraphComm copy = graph.dup();
        copy.free();
        part.free();
        graph.free();
        MPI.Finalize();
    }
}
