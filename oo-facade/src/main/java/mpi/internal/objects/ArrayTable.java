package mpi.internal.objects;

import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.internal.memory.Element;

/**
 * Table of the arrays that follow the codec's bytes in a message of objects. An entry stands for
 * consecutive arrays of one type and length, so that the rows of a matrix take one entry.
 */
public final class ArrayTable {

    /**
     * Least number of arrays of one type and length that count as rows of a matrix, if each array
     * has 64 KiB at most.
     */
    private static final int ROWS = 4;

    private static final int LONGEST_ROW = 1 << 16;

    private final ArrayRun[] runs;

    private ArrayTable(List<ArrayRun> runs) {
        this.runs = runs.toArray(ArrayRun[]::new);
    }

    /** Makes the table that describes the arrays of a message to be sent. */
    public static ArrayTable of(List<Object> arrays) {
        List<ArrayRun> runs = new ArrayList<>();
        int from = 0;
        while (from < arrays.size()) {
            ArrayRun run = ArrayRun.of(arrays, from);
            runs.add(run);
            from += run.count();
        }
        return new ArrayTable(runs);
    }

    /** Reads the table in a message; throws if its arrays take more than {@code most} bytes. */
    public static ArrayTable read(byte[] bytes, long most) throws StreamCorruptedException {
        List<ArrayRun> runs = new ArrayList<>();
        ByteBuffer from = ByteBuffer.wrap(bytes);
        long left = most;
        while (from.remaining() >= ArrayRun.SIZE && left >= 0) {
            ArrayRun run = ArrayRun.read(from);
            if (run == null) {
                break;
            }
            runs.add(run);
            boolean fits = run.each() == 0 || run.count() <= left / run.each();
            left = fits ? left - run.bytes() : -1;
        }
        if (from.hasRemaining() || left < 0) {
            throw new StreamCorruptedException("its table of arrays does not fit its length");
        }
        return new ArrayTable(runs);
    }

    /** Returns the size of the table in a message, in bytes. */
    public int size() {
        return ArrayRun.SIZE * runs.length;
    }

    /** Writes the table to a message at an offset. */
    public void write(byte[] message, int at) {
        ByteBuffer to = ByteBuffer.wrap(message, at, size());
        for (ArrayRun run : runs) {
            run.write(to);
        }
    }

    /** Returns the total size of all arrays in bytes. */
    public long bytes() {
        long bytes = 0;
        for (ArrayRun run : runs) {
            bytes = Math.addExact(bytes, run.bytes());
        }
        return bytes;
    }

    /**
     * Returns the size of each array in bytes if all arrays are alike and may be the rows of a
     * matrix: at least {@code ROWS} arrays of at most {@code LONGEST_ROW} bytes. Otherwise returns
     * 0.
     */
    public int pitch() {
        boolean areRows =
                runs.length == 1 && runs[0].count() >= ROWS && runs[0].each() <= LONGEST_ROW;
        return areRows ? (int) runs[0].each() : 0;
    }

    /** Returns the number of arrays that the table describes. */
    public long count() {
        long count = 0;
        for (ArrayRun run : runs) {
            count += run.count();
        }
        return count;
    }

    /** Returns the size of each array in bytes. */
    public int[] lengths() {
        int[] lengths = new int[(int) count()];
        int next = 0;
        for (ArrayRun run : runs) {
            Arrays.fill(lengths, next, next += run.count(), Math.toIntExact(run.each()));
        }
        return lengths;
    }

    /**
     * Returns true if MPI can receive into all arrays in place. Returns false if some are segments,
     * or arrays of booleans, for which bytes other than 0 and 1 might arrive.
     */
    public boolean isOfNumbers() {
        for (ArrayRun run : runs) {
            if (run.isOfSegments() || run.element() == Element.BOOLEAN) {
                return false;
            }
        }
        return true;
    }

    /**
     * Allocates the arrays without clearing their memory, so that the caller must write all
     * elements. For a segment, a byte array with a segment over it is allocated.
     */
    public List<Object> allocate() {
        List<Object> arrays = new ArrayList<>((int) count());
        for (ArrayRun run : runs) {
            run.allocate(arrays);
        }
        return arrays;
    }

    /** Copies the arrays to a message at an offset. */
    public void load(List<Object> arrays, MemorySegment to, long at) {
        int first = 0;
        for (ArrayRun run : runs) {
            run.load(arrays, first, to, at);
            first += run.count();
            at += run.bytes();
        }
    }

    /** Copies elements from a message at an offset to the arrays. */
    public void store(MemorySegment from, long at, List<Object> arrays) {
        int first = 0;
        for (ArrayRun run : runs) {
            run.store(from, at, arrays, first);
            first += run.count();
            at += run.bytes();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArrayTable table && Arrays.equals(runs, table.runs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(runs);
    }
}
