package panmpi.tests.bounds;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import mpi.Datatype;
import panmpi.tests.support.Patterns;

/**
 * Datatype whose extent or displacements may be negative or huge. The positions of its bytes are
 * computed by the rules of MPI, without MPI.
 *
 * @param datatype the datatype that MPI made.
 * @param text the calls that made it.
 * @param element basic type of its elements; null for a mixture.
 * @param runs beginning and length of each run of contiguous bytes in one item.
 * @param extent bytes from one item to the next.
 * @param isFar true if a displacement did not fit into 64 bits, so that {@code runs} does not tell
 *     where the bytes lie.
 */
record HostileType(
        Datatype datatype,
        String text,
        Patterns element,
        List<long[]> runs,
        long extent,
        boolean isFar) {

    /** Matches the text of a resized datatype with a negative extent. */
    private static final Pattern BACKWARDS = Pattern.compile("Create_resized\\(-?\\d+, -");

    /** Matches the text of a vector whose blocks each begin one byte before the previous one. */
    private static final Pattern BYTE_BACK = Pattern.compile("Create_hvector\\(\\d+, \\d+, -1\\b");

    static HostileType basic(Patterns element) {
        var run = List.of(new long[] {0, element.bytes});
        return new HostileType(
                element.datatype, element.name(), element, run, element.bytes, false);
    }

    /** Returns the number of bytes by which an offset of 1 moves the beginning of the buffer. */
    int unit() {
        return element == null ? 1 : element.bytes;
    }

    boolean isBasic() {
        return element != null && datatype == element.datatype;
    }

    /** True if items overlap, so that many of them fit into few bytes. */
    boolean isNarrow() {
        return Math.abs(extent) < size();
    }

    /** True if items, or parts of them, have a negative extent. */
    boolean isBackwards() {
        return extent < 0 || BACKWARDS.matcher(text).find();
    }

    /**
     * Returns true if this datatype contains a vector whose blocks each begin one byte before the
     * previous block.
     */
    boolean isByteBack() {
        return BYTE_BACK.matcher(text).find();
    }

    long size() {
        return runs.stream().mapToLong(run -> run[1]).sum();
    }

    /**
     * Returns the runs of {@code count} items, the first of which begins at byte {@code at}; throws
     * ArithmeticException if a position does not fit into 64 bits.
     */
    List<long[]> placed(long at, long count) {
        if (isFar && count > 0 && !runs.isEmpty()) {
            throw new ArithmeticException("far");
        }
        var all = new ArrayList<long[]>();
        if (runs.isEmpty()) {
            return all;
        }
        for (long i = 0; i < count; i++) {
            long item = Math.addExact(at, Math.multiplyExact(i, extent));
            for (long[] run : runs) {
                long begin = Math.addExact(item, run[0]);
                Math.addExact(begin, run[1]);
                all.add(new long[] {begin, run[1]});
            }
        }
        return all;
    }

    void free() {
        if (!isBasic()) {
            datatype.Free();
        }
    }
}
