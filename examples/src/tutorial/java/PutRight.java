import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/** Each rank writes its number into the memory of its right neighbour, which receives nothing. */
public class PutRight {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int right = (rank + 1) % world.getSize();

        // --8<-- [start:window]
        MemorySegment memory = Arena.ofAuto().allocate(ValueLayout.JAVA_INT, 2);
        memory.setAtIndex(ValueLayout.JAVA_INT, 0, -1);
        memory.setAtIndex(ValueLayout.JAVA_INT, 1, -1);
        Win window = Win.create(memory, Integer.BYTES, null, world);
        // --8<-- [end:window]

        // --8<-- [start:put]
        window.fence(0);
        window.put(new int[] {rank}, 1, MPI.INT, right, 1, 1, MPI.INT);
        window.fence(0);
        int written = memory.getAtIndex(ValueLayout.JAVA_INT, 1);
        // --8<-- [end:put]
        System.out.println("rank " + rank + " finds " + written);
        window.free();
        MPI.Finalize();
    }
}
