import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/** All ranks count into one histogram, which lies in the memory of rank 0. */
public class Histogram {
    private static final int BINS = 5;
    private static final int NUMBERS = 1000;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int bins = rank == 0 ? BINS : 0;
        MemorySegment memory = Arena.ofAuto().allocate(ValueLayout.JAVA_INT, bins);
        Win window = Win.create(memory, Integer.BYTES, null, world);

        int[] mine = new int[BINS];
        for (int i = 0; i < NUMBERS; i++) {
            mine[(i * i + rank) % BINS]++;
        }
        window.fence(0);
        window.accumulate(mine, BINS, MPI.INT, 0, 0, BINS, MPI.INT, MPI.SUM);
        window.fence(0);
        if (rank == 0) {
            System.out.println(Arrays.toString(memory.toArray(ValueLayout.JAVA_INT)));
        }
        window.free();
        MPI.Finalize();
    }
}
