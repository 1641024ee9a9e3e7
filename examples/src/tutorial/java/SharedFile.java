import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/** All ranks write one file, each its own part, and read what their neighbours wrote. */
public class SharedFile {
    private static final int EACH = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int[] mine = new int[EACH];
        Arrays.fill(mine, rank);

        // --8<-- [start:write]
        int mode = MPI.MODE_CREATE | MPI.MODE_RDWR;
        MPI.File file = MPI.File.open(world, "numbers.bin", mode);
        file.setSize(0);
        file.setView(0, MPI.INT, MPI.INT, "native");
        file.writeAtAll((long) rank * EACH, mine, EACH, MPI.INT);
        // --8<-- [end:write]

        // --8<-- [start:read]
        file.sync();
        world.barrier();
        file.sync();
        int[] all = new int[EACH * size];
        Status status = file.readAtAll(0, all, all.length, MPI.INT);
        // --8<-- [end:read]
        if (rank == 0) {
            System.out.println(status.getCount(MPI.INT) + " numbers: " + Arrays.toString(all));
            System.out.println(file.getSize() + " bytes");
        }
        file.close();
        MPI.Finalize();
    }
}
