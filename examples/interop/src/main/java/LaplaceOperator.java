import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Matrix of second differences that is not stored: PETSc calls {@link #multiply} for each product
 * of the matrix with a vector. {@link PetscPoisson} makes an object of this class on each rank, for
 * the rows of that rank.
 */
final class LaplaceOperator {
    private static final int LEFTWARDS = 1;
    private static final int RIGHTWARDS = 2;

    private final CLibrary petsc;
    private final Intracomm comm;
    private final int points;
    private final int left;
    private final int right;
    private int products;

    LaplaceOperator(CLibrary petsc, Intracomm comm, int points) {
        this.petsc = petsc;
        this.comm = comm;
        this.points = points;
        int rank = comm.getRank();
        left = rank == 0 ? MPI.PROC_NULL : rank - 1;
        right = rank == comm.getSize() - 1 ? MPI.PROC_NULL : rank + 1;
    }

    /** Returns a C pointer to {@link #multiply}, which is valid as long as the arena. */
    @SuppressWarnings("restricted")
    MemorySegment pointer(Arena arena) throws ReflectiveOperationException {
        Class<?> pointer = MemorySegment.class;
        var type = MethodType.methodType(int.class, pointer, pointer, pointer);
        var method = MethodHandles.lookup().findVirtual(LaplaceOperator.class, "multiply", type);
        var descriptor = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS);
        return Linker.nativeLinker().upcallStub(method.bindTo(this), descriptor, arena);
    }

    int products() {
        return products;
    }

    /**
     * Multiplies this rank's rows by a vector; PETSc calls this method. Returns an error code,
     * since no exception may reach PETSc.
     */
    private int multiply(MemorySegment matrix, MemorySegment x, MemorySegment y) {
        products++;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = arena.allocate(ADDRESS);
            PetscPoisson.check(petsc.callInt("VecGetArrayRead", x, cell));
            MemorySegment from = numbers(cell);
            PetscPoisson.check(petsc.callInt("VecGetArray", y, cell));
            MemorySegment to = numbers(cell);
            MemorySegment borders = arena.allocate(JAVA_DOUBLE, 2);
            exchange(from, borders);
            difference(from, borders, to);
            PetscPoisson.check(petsc.callInt("VecRestoreArray", y, cell));
            cell.set(ADDRESS, 0, from);
            PetscPoisson.check(petsc.callInt("VecRestoreArrayRead", x, cell));
            return 0;
        } catch (RuntimeException failure) {
            System.err.println(failure);
            return 1;
        }
    }

    /**
     * Returns this rank's numbers in a vector of PETSc. PETSc has stored the pointer to the numbers
     * in {@code cell}.
     */
    @SuppressWarnings("restricted")
    private MemorySegment numbers(MemorySegment cell) {
        return cell.get(ADDRESS, 0).reinterpret((long) points * Double.BYTES);
    }

    /**
     * Exchanges border values with the neighbour ranks: receives the last number of the left
     * neighbour and the first one of the right neighbour into {@code borders}.
     */
    private void exchange(MemorySegment from, MemorySegment borders) {
        MemorySegment first = from.asSlice(0, Double.BYTES);
        MemorySegment last = from.asSlice((points - 1L) * Double.BYTES, Double.BYTES);
        MemorySegment ofLeft = borders.asSlice(0, Double.BYTES);
        MemorySegment ofRight = borders.asSlice(Double.BYTES, Double.BYTES);
        comm.sendRecv(
                first, 1, MPI.DOUBLE, left, LEFTWARDS, ofRight, 1, MPI.DOUBLE, right, LEFTWARDS);
        comm.sendRecv(
                last, 1, MPI.DOUBLE, right, RIGHTWARDS, ofLeft, 1, MPI.DOUBLE, left, RIGHTWARDS);
    }

    private void difference(MemorySegment x, MemorySegment borders, MemorySegment y) {
        for (int i = 0; i < points; i++) {
            double before = i > 0 ? at(x, i - 1) : at(borders, 0);
            double after = i < points - 1 ? at(x, i + 1) : at(borders, 1);
            y.setAtIndex(JAVA_DOUBLE, i, 2 * at(x, i) - before - after);
        }
    }

    private static double at(MemorySegment numbers, int index) {
        return numbers.getAtIndex(JAVA_DOUBLE, index);
    }
}
