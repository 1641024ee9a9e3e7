import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import mpi.Intracomm;
import mpi.MPI;

/** Walkers on a line of cells, of which each rank has ten: nobody knows how many come over. */
public class Walkers {
    private static final int CELLS = 10;
    private static final int STEPS = 50;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int cells = CELLS * world.getSize();
        Random random = new Random(rank);

        int[] mine = rank == 0 ? new int[1000] : new int[0]; // all begin in cell 0
        for (int step = 0; step < STEPS; step++) {
            // --8<-- [start:exchange]
            Map<Integer, int[]> leaving = walk(mine, cells, random);
            Map<Integer, int[]> coming = world.exchange(leaving);
            mine = coming.values().stream().flatMapToInt(Arrays::stream).toArray();
            // --8<-- [end:exchange]
        }

        // --8<-- [start:gather]
        int[] counts = world.allGatherv(new int[] {mine.length});
        int[] all = world.gatherv(mine, 0);
        // --8<-- [end:gather]
        if (rank == 0) {
            System.out.println("walkers of each rank: " + Arrays.toString(counts));
            System.out.println("together " + all.length + ", the farthest in cell " + max(all));
        }
        MPI.Finalize();
    }

    /**
     * Moves each walker by a cell to the left or the right; the walkers by the ranks they are at.
     */
    private static Map<Integer, int[]> walk(int[] walkers, int cells, Random random) {
        Map<Integer, List<Integer>> at = new HashMap<>();
        for (int walker : walkers) {
            int cell = Math.clamp(walker + (random.nextBoolean() ? 1 : -1), 0, cells - 1);
            at.computeIfAbsent(cell / CELLS, rank -> new ArrayList<>()).add(cell);
        }
        Map<Integer, int[]> arrays = new HashMap<>();
        at.forEach((rank, list) -> arrays.put(rank, list.stream().mapToInt(c -> c).toArray()));
        return arrays;
    }

    private static int max(int[] numbers) {
        return Arrays.stream(numbers).max().orElse(-1);
    }
}
