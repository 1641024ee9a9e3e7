import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;

/** Writes into a window without a fence or lock before it. */
public class NoEpoch {
    public static void main(String[] args) {
        MPI.Init(args);
        MemorySegment memory = Arena.ofAuto().allocate(ValueLayout.JAVA_INT, 2);
        // --8<-- [start:mistake]
        Win window = Win.create(memory, Integer.BYTES, null, MPI.COMM_WORLD);
        if (MPI.COMM_WORLD.getRank() == 0) {
            try {
                window.put(new int[] {7}, 1, MPI.INT, 1, 0, 1, MPI.INT);
            } catch (MPIException e) {
                System.out.println(e.getMessage().lines().findFirst().orElse(""));
                boolean isSync = e.getErrorClass() == MPI.ERR_RMA_SYNC;
                System.out.println("is an error of synchronisation: " + isSync);
            }
        }
        // --8<-- [end:mistake]
        window.free();
        MPI.Finalize();
    }
}
