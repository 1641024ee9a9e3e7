import mpi.Intracomm;
import mpi.MPI;

/** Sums up on each node first; the first rank of each node adds the sums. */
public class NodeLeaders {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        Intracomm node = world.splitType(MPI.COMM_TYPE_SHARED, 0, null);
        boolean isLeader = node.getRank() == 0;
        Intracomm leaders = world.split(isLeader ? 0 : MPI.UNDEFINED, 0);

        int[] onNode = {world.getRank() + 1};
        node.allReduce(onNode, 1, MPI.INT, MPI.SUM);
        if (isLeader) {
            int[] all = onNode.clone();
            leaders.allReduce(all, 1, MPI.INT, MPI.SUM);
            String text = "node of rank %d: %d of %d";
            System.out.println(text.formatted(world.getRank(), onNode[0], all[0]));
            leaders.free();
        }
        node.free();
        MPI.Finalize();
    }
}
