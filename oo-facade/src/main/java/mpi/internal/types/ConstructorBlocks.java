package mpi.internal.types;

import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/** Computes the typemap blocks of one item of a datatype from its constructor. */
final class ConstructorBlocks implements ConstructorItems {

    private final BlockList all = new BlockList();
    private final long[] handles;
    private final BlockList[] oldtypes;
    private final long[] extents;

    private ConstructorBlocks(long[] constituents) {
        handles = constituents;
        oldtypes = new BlockList[constituents.length];
        extents = new long[constituents.length];
    }

    /** Returns the blocks of a datatype, in the order of its typemap. */
    static BlockList of(long type) {
        try (TypeConstructor constructor = TypeConstructor.of(type)) {
            if (constructor == null || constructor.constituents().length == 0) {
                return predefined(type);
            }
            if (constructor.combiner() == Mpi.MPI_COMBINER_VALUE_INDEX) {
                long[] parts = constructor.constituents();
                return pair(TypeBounds.size(parts[0]), TypeBounds.size(parts[1]));
            }
            ConstructorBlocks blocks = new ConstructorBlocks(constructor.constituents());
            return ConstructorWalk.walk(constructor, blocks)
                    ? blocks.all
                    : unknown(type, constructor.combiner());
        }
    }

    /**
     * Returns the blocks of a predefined datatype. A predefined datatype with a gap, such as
     * MPI_DOUBLE_INT, is a pair whose second part is an {@code int}.
     */
    private static BlockList predefined(long type) {
        long size = TypeBounds.size(type);
        return TypeBounds.trueExtent(type) == size
                ? dense(TypeBounds.trueLb(type), size)
                : pair(size - Integer.BYTES, Integer.BYTES);
    }

    /**
     * Returns the blocks of a C struct with two members, whose sizes are {@code first} and {@code
     * second}, with a gap before the second if its alignment requires one.
     */
    private static BlockList pair(long first, long second) {
        BlockList blocks = dense(0, first);
        blocks.add(Math.ceilDiv(first, second) * second, second);
        return blocks;
    }

    private static BlockList dense(long begin, long size) {
        BlockList blocks = new BlockList();
        blocks.add(begin, size);
        return blocks;
    }

    private static BlockList unknown(long type, int combiner) {
        long size = TypeBounds.size(type);
        if (TypeBounds.trueExtent(type) == size) {
            return dense(TypeBounds.trueLb(type), size);
        }
        String what = "a datatype has gaps, and a constructor, combiner " + combiner;
        String rule = ", that panmpi does not know; send and receive it in off-heap memory";
        throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what + rule);
    }

    @Override
    public void items(int constituent, long begin, long count) {
        if (oldtypes[constituent] == null) {
            oldtypes[constituent] = of(handles[constituent]);
            extents[constituent] = TypeBounds.extent(handles[constituent]);
        }
        all.addItems(oldtypes[constituent], extents[constituent], begin, count);
    }

    @Override
    public void strided(long count, long length, long stride) {
        for (long i = 0; i < count; i++) {
            items(0, i * stride, length);
        }
    }

    @Override
    public void grid(List<ArrayDimension> dimensions, long extent) {
        grid(dimensions, 0, 0, extent);
    }

    private void grid(List<ArrayDimension> dimensions, int depth, long base, long extent) {
        ArrayDimension dimension = dimensions.get(depth);
        boolean isInnermost = depth == dimensions.size() - 1;
        for (long which = 0; which < dimension.runs(); which++) {
            long first = base * dimension.size() + dimension.first(which);
            long length = dimension.length(which);
            if (isInnermost) {
                items(0, first * extent, length);
                continue;
            }
            for (long i = 0; i < length; i++) {
                grid(dimensions, depth + 1, first + i, extent);
            }
        }
    }
}
