package mpi.internal.types;

import mpi.c.Mpi;
import mpi.internal.staging.TrueBounds;

/**
 * Computes true bounds of datatypes from their constructors. MPI_Type_get_true_extent does not
 * suffice: some libraries include blocks of length 0, and all overflow 64 bits silently.
 */
public final class ConstructorBounds {

    private ConstructorBounds() {}

    /**
     * Computes the bounds of a datatype.
     *
     * @throws ArithmeticException if it does not fit into 64 bits.
     */
    public static TrueBounds of(long type) {
        if (TypeConstructor.isNamed(type)) {
            return reported(type);
        }
        try (TypeConstructor constructor = TypeConstructor.of(type)) {
            if (constructor == null || constructor.constituents().length == 0) {
                return reported(type);
            }
            return constructor.combiner() == Mpi.MPI_COMBINER_STRUCT
                    ? struct(constructor)
                    : of(type, constructor, new OldType(constructor.constituents()[0]));
        }
    }

    /** The bounds that MPI reports. */
    private static TrueBounds reported(long type) {
        long low = TypeBounds.trueLb(type);
        return new TrueBounds(low, Math.addExact(low, TypeBounds.trueExtent(type)));
    }

    private static TrueBounds of(long type, TypeConstructor constructor, OldType oldtype) {
        int combiner = constructor.combiner();
        long[] n = constructor.numbers();
        if (combiner == Mpi.MPI_COMBINER_DUP || combiner == Mpi.MPI_COMBINER_RESIZED) {
            return oldtype.at(0, 1);
        } else if (combiner == Mpi.MPI_COMBINER_CONTIGUOUS) {
            return oldtype.at(0, n[0]);
        } else if (combiner == Mpi.MPI_COMBINER_VECTOR) {
            return oldtype.strided(n[0], n[1], Math.multiplyExact(n[2], oldtype.extent));
        } else if (combiner == Mpi.MPI_COMBINER_HVECTOR) {
            return oldtype.strided(n[0], n[1], n[2]);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED) {
            return oldtype.blocks(n, true, oldtype.extent);
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED) {
            return oldtype.blocks(n, true, 1);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED_BLOCK) {
            return oldtype.blocks(n, false, oldtype.extent);
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED_BLOCK) {
            return oldtype.blocks(n, false, 1);
        } else if (combiner == Mpi.MPI_COMBINER_SUBARRAY) {
            return subarray(constructor, oldtype);
        }
        return reported(type);
    }

    private static TrueBounds struct(TypeConstructor constructor) {
        long[] n = constructor.numbers();
        int count = (int) n[0];
        TrueBounds all = TrueBounds.NONE;
        for (int i = 0; i < count; i++) {
            if (n[1 + i] > 0) {
                OldType oldtype = new OldType(constructor.constituents()[i]);
                all = all.with(oldtype.at(n[1 + count + i], n[1 + i]));
            }
        }
        return all;
    }

    /** Bounds from the first to the last element of a subarray. */
    private static TrueBounds subarray(TypeConstructor constructor, OldType oldtype) {
        long[] n = constructor.numbers();
        int dims = (int) n[0];
        int sizes = constructor.isLarge() ? 2 : 1;
        long order = constructor.isLarge() ? n[1] : n[n.length - 1];
        long first = 0;
        long last = 0;
        long step = 1;
        for (int i = 0; i < dims; i++) {
            int d = order == Mpi.MPI_ORDER_C ? dims - 1 - i : i;
            long begin = n[sizes + 2 * dims + d];
            long end = Math.addExact(begin, n[sizes + dims + d] - 1);
            first = Math.addExact(first, Math.multiplyExact(begin, step));
            last = Math.addExact(last, Math.multiplyExact(end, step));
            step = Math.multiplyExact(step, n[sizes + d]);
        }
        return oldtype.at(Math.multiplyExact(first, oldtype.extent), 1)
                .with(oldtype.at(Math.multiplyExact(last, oldtype.extent), 1));
    }

    /** The datatype that a constructor repeats, MPI's {@code oldtype}. */
    private static final class OldType {

        private final TrueBounds bounds;
        private final long extent;

        OldType(long type) {
            bounds = of(type);
            extent = TypeBounds.extent(type);
        }

        /** Bounds of {@code count} items of which the first begins at a displacement. */
        TrueBounds at(long begin, long count) {
            if (count <= 0 || bounds.isEmpty()) {
                return TrueBounds.NONE;
            }
            long last = Math.multiplyExact(count - 1, extent);
            long low = Math.addExact(begin, Math.addExact(bounds.lb(), Math.min(last, 0)));
            long high = Math.addExact(begin, Math.addExact(bounds.ub(), Math.max(last, 0)));
            Math.subtractExact(high, low);
            return new TrueBounds(low, high);
        }

        /** Bounds of blocks at equal distances: the first and the last enclose all others. */
        TrueBounds strided(long count, long length, long stride) {
            return count <= 0
                    ? TrueBounds.NONE
                    : at(0, length).with(at(Math.multiplyExact(count - 1, stride), length));
        }

        /**
         * Bounds of indexed blocks. {@code n} has their number, their lengths or one for all, and
         * their displacements in units.
         */
        TrueBounds blocks(long[] n, boolean haveLengths, long unit) {
            int count = (int) n[0];
            TrueBounds all = TrueBounds.NONE;
            for (int i = 0; i < count; i++) {
                long displacement = n[(haveLengths ? 1 + count : 2) + i];
                long length = n[haveLengths ? 1 + i : 1];
                if (length > 0) {
                    all = all.with(at(Math.multiplyExact(displacement, unit), length));
                }
            }
            return all;
        }
    }
}
