import java.util.List;
import mpi.Intracomm;
import mpi.MPI;

/** Prints which ranks run on which node, and what each may use there. */
public class WhereAmI {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        // --8<-- [start:node]
        Intracomm node = world.splitType(MPI.COMM_TYPE_SHARED, 0, null);
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        String text = "rank %d: node %s, %d of %d there, %d MB of heap";
        String mine =
                text.formatted(
                        world.getRank(),
                        MPI.getProcessorName(),
                        node.getRank(),
                        node.getSize(),
                        megabytes);
        // --8<-- [end:node]
        List<String> all = world.gather(mine, 0);
        if (world.getRank() == 0) {
            all.forEach(System.out::println);
        }
        node.free();
        MPI.Finalize();
    }
}
