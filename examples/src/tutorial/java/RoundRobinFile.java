import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/** Each rank sees every size-th pair of numbers of a file, as if nothing else were in it. */
public class RoundRobinFile {
    private static final int PAIR = 2;
    private static final int PAIRS = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int[] mine = new int[PAIR * PAIRS];
        Arrays.setAll(mine, i -> 10 * rank + i);

        int mode = MPI.MODE_CREATE | MPI.MODE_RDWR;
        MPI.File file = MPI.File.open(world, "pairs.bin", mode);
        // --8<-- [start:view]
        Datatype pairs = Datatype.createVector(PAIRS, PAIR, PAIR * size, MPI.INT);
        pairs.commit();
        file.setView((long) PAIR * rank * Integer.BYTES, MPI.INT, pairs, "native");
        file.writeAtAll(0, mine, mine.length, MPI.INT);
        // --8<-- [end:view]
        file.sync();
        world.barrier();
        file.sync();
        if (rank == 0) {
            print(size);
        }
        world.barrier();
        file.close();
        MPI.Finalize();
    }

    private static void print(int size) {
        try (MPI.File file = MPI.File.open(MPI.COMM_SELF, "pairs.bin", MPI.MODE_RDONLY)) {
            int[] all = new int[PAIR * PAIRS * size];
            file.readAt(0, all, all.length, MPI.INT);
            System.out.println(Arrays.toString(all));
        }
    }
}
