package mpi.internal.staging;

import java.util.Arrays;

/** Collects the typemap blocks of a buffer with gaps: the runs of bytes that a call may access. */
final class TypemapBlocks {

    /** Displacement and length of each block in bytes, in pairs. */
    private long[] pairs = new long[16];

    private int used;

    /** Adds the blocks of {@code items} items, the first of which begins at a displacement. */
    void add(TypeShape type, long items, long displacement) {
        long extent = type.extent();
        if (type.layout().isDense()) {
            add(displacement, items * extent);
            return;
        }
        long[] ofItem = type.layout().blocks();
        long distinct = extent == 0 ? Math.min(items, 1) : items;
        for (long item = 0; item < distinct; item++) {
            for (int i = 0; i < ofItem.length; i += 2) {
                add(displacement + item * extent + ofItem[i], ofItem[i + 1]);
            }
        }
    }

    private void add(long displacement, long length) {
        if (used > 0 && pairs[used - 2] + pairs[used - 1] == displacement) {
            pairs[used - 1] += length;
            return;
        }
        if (used == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * used);
        }
        pairs[used++] = displacement;
        pairs[used++] = length;
    }

    /** Returns the blocks, with displacements relative to {@code origin}. */
    long[] from(long origin) {
        long[] result = Arrays.copyOf(pairs, used);
        for (int i = 0; i < used; i += 2) {
            result[i] -= origin;
        }
        return result;
    }
}
