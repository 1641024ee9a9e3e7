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
                    : of(type, constructor, new Items(constructor.constituents()[0]));
        }
    }

    /** The bounds that MPI reports. */
    private static TrueBounds reported(long type) {
        long low = TypeBounds.trueLb(type);
        return new TrueBounds(low, Math.addExact(low, TypeBounds.trueExtent(type)));
    }

    private static TrueBounds of(long type, TypeConstructor constructor, Items items) {
        int combiner = constructor.combiner();
        long[] n = constructor.numbers();
        if (combiner == Mpi.MPI_COMBINER_DUP || combiner == Mpi.MPI_COMBINER_RESIZED) {
            return items.at(0, 1);
        } else if (combiner == Mpi.MPI_COMBINER_CONTIGUOUS) {
            return items.at(0, n[0]);
        } else if (combiner == Mpi.MPI_COMBINER_VECTOR) {
            return items.strided(n[0], n[1], Math.multiplyExact(n[2], items.extent));
        } else if (combiner == Mpi.MPI_COMBINER_HVECTOR) {
            return items.strided(n[0], n[1], n[2]);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED) {
            return items.blocks(n, true, items.extent);
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED) {
            return items.blocks(n, true, 1);
        } else if (combiner == Mpi.MPI_COMBINER_INDEXED_BLOCK) {
            return items.blocks(n, false, items.extent);
        } else if (combiner == Mpi.MPI_COMBINER_HINDEXED_BLOCK) {
            return items.blocks(n, false, 1);
        } else if (combiner == Mpi.MPI_COMBINER_SUBARRAY) {
            return subarray(constructor, items);
        }
        return reported(type);
    }

    private static TrueBounds struct(TypeConstructor constructor) {
        long[] n = constructor.numbers();
        int count = (int) n[0];
        TrueBounds all = TrueBounds.NONE;
        for (int i = 0; i < count; i++) {
            if (n[1 + i] > 0) {
                Items items = new Items(constructor.constituents()[i]);
                all = all.with(items.at(n[1 + count + i], n[1 + i]));
            }
        }
        return all;
    }

    /** Bounds from the first to the last element of a subarray. */
    private static TrueBounds subarray(TypeConstructor constructor, Items items) {
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
        return items.at(Math.multiplyExact(first, items.extent), 1)
                .with(items.at(Math.multiplyExact(last, items.extent), 1));
    }

    /** Items of the datatype that another one was constructed from. */
    private static final class Items {

        private final TrueBounds one;
        private final long extent;

        Items(long type) {
            one = of(type);
            extent = TypeBounds.extent(type);
        }

        /** Bounds of {@code count} items of which the first begins at a displacement. */
        TrueBounds at(long begin, long count) {
            if (count <= 0 || one.isEmpty()) {
                return TrueBounds.NONE;
            }
            long last = Math.multiplyExact(count - 1, extent);
            long low = Math.addExact(begin, Math.addExact(one.lb(), Math.min(last, 0)));
            long high = Math.addExact(begin, Math.addExact(one.ub(), Math.max(last, 0)));
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
