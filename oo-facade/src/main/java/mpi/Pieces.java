package mpi;

import java.util.Arrays;

/** Typemap blocks of a buffer with gaps: the bytes that a call may write. */
final class Pieces {

    private long[] pairs = new long[16];
    private int used;

    /** Adds the blocks of items that begin at a displacement. */
    void add(Datatype type, long items, long at) {
        if (type.layout().isDense()) {
            add(at, items * type.extentBytes());
            return;
        }
        long[] runs = type.layout().runs();
        long places = type.extentBytes() == 0 ? Math.min(items, 1) : items;
        for (long i = 0; i < places; i++) {
            for (int r = 0; r < runs.length; r += 2) {
                add(at + i * type.extentBytes() + runs[r], runs[r + 1]);
            }
        }
    }

    private void add(long begin, long length) {
        if (used > 0 && pairs[used - 2] + pairs[used - 1] == begin) {
            pairs[used - 1] += length;
            return;
        }
        if (used == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * used);
        }
        pairs[used++] = begin;
        pairs[used++] = length;
    }

    /** Displacement and length of each block in bytes, in pairs, relative to {@code origin}. */
    long[] from(long origin) {
        long[] result = Arrays.copyOf(pairs, used);
        for (int i = 0; i < used; i += 2) {
            result[i] -= origin;
        }
        return result;
    }
}
