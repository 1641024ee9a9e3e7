package mpi.internal.types;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import mpi.c.Mpi;

/**
 * Derives the typemap of a derived datatype (the items of other datatypes that it consists of, with
 * their displacements) from the arguments of its constructor, and passes the items to {@link
 * ConstructorItems}.
 */
final class ConstructorWalk {

    private final TypeConstructor constructor;
    private final long[] n;
    private final ConstructorItems to;

    private ConstructorWalk(TypeConstructor constructor, ConstructorItems to) {
        this.constructor = constructor;
        this.n = constructor.numbers();
        this.to = to;
    }

    /**
     * Passes the items of a datatype to {@code to}. Returns false if the combiner, which identifies
     * the constructor, is unknown, for example an extension of a vendor.
     */
    static boolean walk(TypeConstructor constructor, ConstructorItems to) {
        return new ConstructorWalk(constructor, to).walk();
    }

    private boolean walk() {
        int combiner = constructor.combiner();
        if (combiner == Mpi.MPI_COMBINER_DUP || combiner == Mpi.MPI_COMBINER_RESIZED) {
            to.items(0, 0, 1);
        } else if (combiner == Mpi.MPI_COMBINER_CONTIGUOUS) {
            to.items(0, 0, n[0]);
        } else if (combiner == Mpi.MPI_COMBINER_VECTOR) {
            to.strided(n[0], n[1], Math.multiplyExact(n[2], extent()));
        } else if (combiner == Mpi.MPI_COMBINER_HVECTOR) {
            to.strided(n[0], n[1], n[2]);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED) {
            blocks(true, extent());
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED) {
            blocks(true, 1);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED_BLOCK) {
            blocks(false, extent());
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED_BLOCK) {
            blocks(false, 1);
        } else if (combiner == Mpi.MPI_COMBINER_STRUCT) {
            struct();
        } else if (combiner == Mpi.MPI_COMBINER_SUBARRAY) {
            subarray();
        } else if (combiner == Mpi.MPI_COMBINER_DARRAY) {
            darray();
        } else {
            return false;
        }
        return true;
    }

    private long extent() {
        return TypeBounds.extent(constructor.constituents()[0]);
    }

    /**
     * Reads the arguments of an indexed constructor: the number of blocks, then a length for each
     * block or one length for all, then the displacements in multiples of {@code unit} bytes.
     */
    private void blocks(boolean haveLengths, long unit) {
        int count = (int) n[0];
        for (int i = 0; i < count; i++) {
            long displacement = n[(haveLengths ? 1 + count : 2) + i];
            long length = n[haveLengths ? 1 + i : 1];
            if (length > 0) {
                to.items(0, Math.multiplyExact(displacement, unit), length);
            }
        }
    }

    private void struct() {
        int count = (int) n[0];
        for (int i = 0; i < count; i++) {
            if (n[1 + i] > 0) {
                to.items(i, n[1 + count + i], n[1 + i]);
            }
        }
    }

    /**
     * Reads a subarray: sizes, subsizes and starts. If the constructor has large counts, the order
     * comes before these arguments, since MPI returns integers before counts; otherwise the order
     * comes last.
     */
    private void subarray() {
        int dims = (int) n[0];
        int sizes = constructor.isLarge() ? 2 : 1;
        List<ArrayDimension> dimensions = new ArrayList<>();
        for (int d = 0; d < dims; d++) {
            long begin = n[sizes + 2 * dims + d];
            dimensions.add(ArrayDimension.part(n[sizes + d], begin, n[sizes + dims + d]));
        }
        grid(dimensions, constructor.isLarge() ? n[1] : n[n.length - 1]);
    }

    /**
     * Reads a distributed array. Its processes form a grid in row-major order, whatever the order
     * of the array is.
     */
    private void darray() {
        int dims = (int) n[2];
        int sizes = constructor.isLarge() ? 4 + 3 * dims : 3;
        int kinds = constructor.isLarge() ? 3 : 3 + dims;
        long processes = n[0];
        long process = n[1];
        List<ArrayDimension> dimensions = new ArrayList<>();
        for (int d = 0; d < dims; d++) {
            long across = n[kinds + 2 * dims + d];
            processes /= across;
            long length = n[kinds + dims + d];
            long which = process / processes;
            dimensions.add(ArrayDimension.dealt(n[sizes + d], n[kinds + d], length, across, which));
            process %= processes;
        }
        grid(dimensions, n[kinds + 3 * dims]);
    }

    private void grid(List<ArrayDimension> dimensions, long order) {
        if (order == Mpi.MPI_ORDER_FORTRAN) {
            Collections.reverse(dimensions);
        }
        if (dimensions.stream().noneMatch(ArrayDimension::isEmpty)) {
            to.grid(dimensions, extent());
        }
    }
}
