import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;

/**
 * ScaLAPACK, a library in Fortran, solves a system of equations whose rows are spread over the
 * ranks. The library takes the communicator as a Fortran handle, and each argument by its address.
 */
public class ScalapackSolve {
    private static final int SIZE = 64;
    private static final int BLOCK = 8;

    private final CLibrary scalapack = CLibrary.open("libscalapack-openmpi.so.2.2");
    private final Intracomm world = MPI.COMM_WORLD;
    private final int ranks = world.getSize();
    private final int rank = world.getRank();
    private final Arena arena;
    private final MemorySegment one;
    private final MemorySegment zero;

    private ScalapackSolve(Arena arena) {
        this.arena = arena;
        one = number(1);
        zero = number(0);
    }

    /**
     * Runs on any number of ranks: {@code mpiexec -n 4 mpijava ScalapackSolve}.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        try (Arena arena = Arena.ofConfined()) {
            new ScalapackSolve(arena).solve();
        }
        MPI.Finalize();
    }

    private void solve() {
        int context = scalapack.callInt("sys2blacs_handle_", number(world.fortranHandle()));
        MemorySegment grid = number(context);
        scalapack.run("blacs_gridinit_", grid, arena.allocateFrom("R"), number(ranks), one);
        MemorySegment size = number(SIZE);
        MemorySegment block = number(BLOCK);
        int rows = scalapack.callInt("numroc_", size, block, number(rank), zero, number(ranks));
        MemorySegment matrix = arena.allocate(JAVA_DOUBLE, (long) rows * SIZE + 1);
        MemorySegment right = arena.allocate(JAVA_DOUBLE, rows + 1L);
        fill(matrix, right, rows);
        MemorySegment pivots = arena.allocate(JAVA_INT, rows + BLOCK);
        MemorySegment info = number(0);
        MemorySegment ofMatrix = description(size, grid, rows, info);
        MemorySegment ofRight = description(one, grid, rows, info);
        Object[] arguments = {
            size, one, matrix, one, one, ofMatrix, pivots, right, one, one, ofRight, info
        };
        scalapack.run("pdgesv_", arguments);
        boolean isRight = info.get(JAVA_INT, 0) == 0 && distance(right, rows) < 1e-9;
        System.out.println("rank " + rank + " has its part of the solution: " + isRight);
        scalapack.run("blacs_gridexit_", grid);
    }

    /** Returns a descriptor of a matrix whose rows are distributed over the ranks in blocks. */
    private MemorySegment description(
            MemorySegment columns, MemorySegment grid, int rows, MemorySegment info) {
        MemorySegment made = arena.allocate(JAVA_INT, 9);
        MemorySegment size = number(SIZE);
        MemorySegment block = number(BLOCK);
        MemorySegment lead = number(Math.max(1, rows));
        Object[] arguments = {made, size, columns, block, block, zero, zero, grid, lead, info};
        scalapack.run("descinit_", arguments);
        return made;
    }

    /**
     * Fills this rank's rows of the matrix, and of the right-hand side for which the solution is 1,
     * 2, 3, ...
     */
    private void fill(MemorySegment matrix, MemorySegment right, int rows) {
        for (int local = 0; local < rows; local++) {
            int row = row(local);
            double sum = 0;
            for (int column = 0; column < SIZE; column++) {
                double value = (row == column ? SIZE : 0) + 1.0 / (1 + Math.abs(row - column));
                matrix.setAtIndex(JAVA_DOUBLE, (long) column * rows + local, value);
                sum += value * (column + 1);
            }
            right.setAtIndex(JAVA_DOUBLE, local, sum);
        }
    }

    private double distance(MemorySegment solution, int rows) {
        double worst = 0;
        for (int local = 0; local < rows; local++) {
            double value = solution.getAtIndex(JAVA_DOUBLE, local);
            worst = Math.max(worst, Math.abs(value - (row(local) + 1)));
        }
        return worst;
    }

    /** Returns the row of the whole matrix that is row {@code local} of this rank. */
    private int row(int local) {
        return (local / BLOCK * ranks + rank) * BLOCK + local % BLOCK;
    }

    private MemorySegment number(int value) {
        return arena.allocateFrom(JAVA_INT, value);
    }
}
