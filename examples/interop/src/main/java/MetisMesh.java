import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.stream.IntStream;
import mpi.Intracomm;
import mpi.MPI;

/**
 * METIS cuts a mesh of squares into a part for each rank. METIS does not use MPI: rank 0 calls it,
 * and broadcasts the part of each square from the memory that METIS wrote.
 */
public class MetisMesh {
    private static final int SIDE = 24;
    private static final int CELLS = SIDE * SIDE;
    private static final int OK = 1;

    private MetisMesh() {}

    /**
     * Runs on two ranks or more: {@code mpiexec -n 4 mpijava MetisMesh}.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment parts = arena.allocate(JAVA_INT, CELLS);
            int[] cut = new int[1];
            if (world.getRank() == 0) {
                cut[0] = partition(arena, parts, world.getSize());
            }
            world.bcast(parts, CELLS, MPI.INT, 0);
            world.bcast(cut, 1, MPI.INT, 0);
            int own = count(parts, world.getRank());
            double share = own * (double) world.getSize() / CELLS;
            System.out.println(
                    "rank "
                            + world.getRank()
                            + " has a fair part: "
                            + (share > 0.9 && share < 1.1));
            if (world.getRank() == 0) {
                System.out.println("edges cut, as METIS says: " + (edges(parts) == cut[0]));
            }
        }
        MPI.Finalize();
    }

    /** Asks METIS for the parts; returns the number of edges between different parts. */
    private static int partition(Arena arena, MemorySegment parts, int count) {
        CLibrary metis = CLibrary.open("libmetis.so.5");
        MemorySegment[] graph = graph(arena);
        MemorySegment cells = arena.allocateFrom(JAVA_INT, CELLS);
        MemorySegment one = arena.allocateFrom(JAVA_INT, 1);
        MemorySegment wanted = arena.allocateFrom(JAVA_INT, count);
        MemorySegment cut = arena.allocate(JAVA_INT);
        MemorySegment none = MemorySegment.NULL;
        Object[] arguments = {
            cells, one, graph[0], graph[1], none, none, none, wanted, none, none, none, cut, parts
        };
        int result = metis.callInt("METIS_PartGraphKway", arguments);
        if (result != OK) {
            throw new IllegalStateException("METIS's error " + result);
        }
        return cut.get(JAVA_INT, 0);
    }

    /**
     * Returns the graph of neighbouring cells as METIS takes it: an array with the index of each
     * cell's first neighbour, and an array with the neighbours of all cells.
     */
    private static MemorySegment[] graph(Arena arena) {
        int[] neighbours = new int[4 * CELLS];
        int[] begins = new int[CELLS + 1];
        for (int cell = 0; cell < CELLS; cell++) {
            int end = begins[cell];
            for (int other : neighbours(cell)) {
                neighbours[end++] = other;
            }
            begins[cell + 1] = end;
        }
        return new MemorySegment[] {
            arena.allocateFrom(JAVA_INT, begins), arena.allocateFrom(JAVA_INT, neighbours)
        };
    }

    private static int[] neighbours(int cell) {
        int column = cell % SIDE;
        int left = column > 0 ? cell - 1 : -1;
        int right = column < SIDE - 1 ? cell + 1 : CELLS;
        return IntStream.of(cell - SIDE, left, right, cell + SIDE)
                .filter(other -> other >= 0 && other < CELLS)
                .toArray();
    }

    private static int edges(MemorySegment parts) {
        int edges = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            for (int other : neighbours(cell)) {
                edges += other > cell && part(parts, cell) != part(parts, other) ? 1 : 0;
            }
        }
        return edges;
    }

    private static int count(MemorySegment parts, int rank) {
        return (int) IntStream.range(0, CELLS).filter(cell -> part(parts, cell) == rank).count();
    }

    private static int part(MemorySegment parts, int cell) {
        return parts.getAtIndex(JAVA_INT, cell);
    }
}
