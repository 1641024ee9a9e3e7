package mpi.internal.types;

import java.util.List;
import java.util.function.ToLongFunction;
import mpi.internal.staging.TrueBounds;

/**
 * Computes true bounds of datatypes from their constructors. MPI_Type_get_true_extent does not
 * suffice, since some libraries include blocks of length 0, and all libraries silently overflow 64
 * bits.
 */
public final class ConstructorBounds implements ConstructorItems {

    private final OldType[] oldtypes;
    private final long[] handles;
    private TrueBounds all = TrueBounds.NONE;

    private ConstructorBounds(long[] constituents) {
        handles = constituents;
        oldtypes = new OldType[constituents.length];
    }

    /**
     * Computes the bounds of a datatype.
     *
     * @throws ArithmeticException if a bound does not fit into 64 bits.
     */
    public static TrueBounds of(long type) {
        if (TypeConstructor.isNamed(type)) {
            return reported(type);
        }
        try (TypeConstructor constructor = TypeConstructor.of(type)) {
            if (constructor == null || constructor.constituents().length == 0) {
                return reported(type);
            }
            ConstructorBounds bounds = new ConstructorBounds(constructor.constituents());
            return ConstructorWalk.walk(constructor, bounds) ? bounds.all : reported(type);
        }
    }

    /** Returns the true bounds that MPI reports for a datatype. */
    private static TrueBounds reported(long type) {
        long low = TypeBounds.trueLb(type);
        return new TrueBounds(low, Math.addExact(low, TypeBounds.trueExtent(type)));
    }

    @Override
    public void items(int constituent, long begin, long count) {
        all = all.with(oldtype(constituent).at(begin, count));
    }

    /** Adds the bounds of the first and the last block, which enclose all other blocks. */
    @Override
    public void strided(long count, long length, long stride) {
        if (count > 0) {
            items(0, 0, length);
            items(0, Math.multiplyExact(count - 1, stride), length);
        }
    }

    /** Adds the bounds of the first and the last item, which enclose all other items. */
    @Override
    public void grid(List<ArrayDimension> dimensions, long extent) {
        items(0, Math.multiplyExact(index(dimensions, ArrayDimension::begin), extent), 1);
        items(0, Math.multiplyExact(index(dimensions, ArrayDimension::last), extent), 1);
    }

    private static long index(List<ArrayDimension> dimensions, ToLongFunction<ArrayDimension> of) {
        long index = 0;
        for (ArrayDimension dimension : dimensions) {
            long before = Math.multiplyExact(index, dimension.size());
            index = Math.addExact(before, of.applyAsLong(dimension));
        }
        return index;
    }

    private OldType oldtype(int constituent) {
        if (oldtypes[constituent] == null) {
            oldtypes[constituent] = OldType.of(handles[constituent]);
        }
        return oldtypes[constituent];
    }

    /**
     * Record of a datatype that a constructor repeats, called {@code oldtype} in the MPI standard.
     */
    private record OldType(TrueBounds bounds, long extent) {

        static OldType of(long type) {
            return new OldType(ConstructorBounds.of(type), TypeBounds.extent(type));
        }

        /**
         * Returns the bounds of {@code count} items, the first of which begins at a displacement.
         */
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
    }
}
