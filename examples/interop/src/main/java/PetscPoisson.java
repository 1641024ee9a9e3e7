import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;

/**
 * PETSc solves Poisson's equation on a line, with a matrix that is not stored. PETSc calls a Java
 * method, that of {@code LaplaceOperator}, on each rank for each product of the matrix with a
 * vector. The method works in PETSc's own memory, and exchanges border values with the neighbour
 * ranks by panmpi.
 */
public class PetscPoisson {
    private static final int POINTS = 50;
    private static final int DECIDE = -1;
    private static final int MULTIPLY = 3;
    private static final double DEFAULT = -2;

    private final CLibrary petsc;
    private final Intracomm world = MPI.COMM_WORLD;
    private final int all = POINTS * world.getSize();

    private PetscPoisson(CLibrary petsc) {
        this.petsc = petsc;
    }

    /**
     * Runs on any number of ranks: {@code mpiexec -n 3 mpijava PetscPoisson}.
     *
     * @param args none.
     * @throws ReflectiveOperationException if the method for products is not found.
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        MPI.Init(args);
        try (Arena arena = Arena.ofConfined()) {
            CLibrary petsc = CLibrary.open("libpetsc_real.so.3.18");
            MemorySegment none = MemorySegment.NULL;
            // The JVM has handlers of its own for the signals that PETSc would take.
            MemorySegment option = arena.allocateFrom("-no_signal_handler");
            check(petsc.callInt("PetscOptionsSetValue", none, option, none));
            check(petsc.callInt("PetscInitialize", none, none, none, none));
            new PetscPoisson(petsc).solve(arena);
            check(petsc.callInt("PetscFinalize"));
        }
        MPI.Finalize();
    }

    private void solve(Arena arena) throws ReflectiveOperationException {
        MemorySegment cell = arena.allocate(ADDRESS);
        var laplace = new LaplaceOperator(petsc, world, POINTS);
        MemorySegment none = MemorySegment.NULL;
        check(petsc.callInt("MatCreateShell", world, POINTS, POINTS, all, all, none, cell));
        MemorySegment matrix = cell.get(ADDRESS, 0);
        check(petsc.callInt("MatShellSetOperation", matrix, MULTIPLY, laplace.pointer(arena)));
        check(petsc.callInt("VecCreateMPI", world, POINTS, DECIDE, cell));
        MemorySegment ones = cell.get(ADDRESS, 0);
        check(petsc.callInt("VecSet", ones, 1.0));
        check(petsc.callInt("VecDuplicate", ones, cell));
        MemorySegment solution = cell.get(ADDRESS, 0);
        MemorySegment solver = solver(arena, cell, matrix);
        check(petsc.callInt("KSPSolve", solver, ones, solution));
        report(solution, cell, laplace);
        destroy("KSPDestroy", cell, solver);
        destroy("VecDestroy", cell, solution);
        destroy("VecDestroy", cell, ones);
        destroy("MatDestroy", cell, matrix);
    }

    /** Makes a solver by conjugate gradients, without a preconditioner. */
    private MemorySegment solver(Arena arena, MemorySegment cell, MemorySegment matrix) {
        check(petsc.callInt("KSPCreate", world, cell));
        MemorySegment solver = cell.get(ADDRESS, 0);
        check(petsc.callInt("KSPSetOperators", solver, matrix, matrix));
        check(petsc.callInt("KSPSetType", solver, arena.allocateFrom("cg")));
        check(petsc.callInt("KSPGetPC", solver, cell));
        check(petsc.callInt("PCSetType", cell.get(ADDRESS, 0), arena.allocateFrom("none")));
        check(petsc.callInt("KSPSetTolerances", solver, 1e-12, DEFAULT, DEFAULT, 10 * all));
        return solver;
    }

    /** Compares the solution with the exact one, which is a parabola. */
    @SuppressWarnings("restricted")
    private void report(MemorySegment solution, MemorySegment cell, LaplaceOperator laplace) {
        check(petsc.callInt("VecGetArrayRead", solution, cell));
        MemorySegment numbers = cell.get(ADDRESS, 0).reinterpret((long) POINTS * Double.BYTES);
        double worst = 0;
        for (int i = 0; i < POINTS; i++) {
            double place = world.getRank() * POINTS + i + 1.0;
            double exact = place * (all + 1 - place) / 2;
            worst = Math.max(worst, Math.abs(numbers.getAtIndex(JAVA_DOUBLE, i) / exact - 1));
        }
        check(petsc.callInt("VecRestoreArrayRead", solution, cell));
        boolean isRight = worst < 1e-8 && laplace.products() >= all / 2;
        System.out.println("rank " + world.getRank() + " has its part of the parabola: " + isRight);
    }

    private void destroy(String function, MemorySegment cell, MemorySegment object) {
        cell.set(ADDRESS, 0, object);
        check(petsc.callInt(function, cell));
    }

    static void check(int error) {
        if (error != 0) {
            throw new IllegalStateException("PETSc's error " + error);
        }
    }
}
