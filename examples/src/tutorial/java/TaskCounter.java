import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/** Ranks share tasks by a counter in the memory of rank 0: a faster rank takes more tasks. */
public class TaskCounter {
    private static final int TASKS = 20;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        // --8<-- [start:window]
        MemorySegment counter = Arena.ofAuto().allocate(ValueLayout.JAVA_INT, rank == 0 ? 1 : 0);
        Win window = Win.create(counter, Integer.BYTES, null, world);
        // --8<-- [end:window]

        int tasks = 0;
        int sum = 0;
        // --8<-- [start:loop]
        window.lockAll(0);
        for (int task = next(window); task < TASKS; task = next(window)) {
            tasks++;
            sum += task;
        }
        window.unlockAll();
        // --8<-- [end:loop]

        System.out.println("rank " + rank + " did " + tasks + " tasks");
        int total = world.allReduce(sum, Integer::sum);
        if (rank == 0) {
            System.out.println("sum of all tasks: " + total);
        }
        window.free();
        MPI.Finalize();
    }

    // --8<-- [start:next]
    private static int next(Win window) {
        int[] one = {1};
        int[] before = new int[1];
        window.fetchAndOp(one, before, MPI.INT, 0, 0, MPI.SUM);
        window.flush(0);
        return before[0];
    }
    // --8<-- [end:next]
}
