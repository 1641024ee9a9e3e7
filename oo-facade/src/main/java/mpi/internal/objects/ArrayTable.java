package mpi.internal.objects;

import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.internal.memory.Element;

/**
 * Which arrays travel beside the bytes of a message of objects: runs of arrays of one type and
 * length, so that the rows of a matrix are one line.
 */
public final class ArrayTable {

    /** So many arrays alike are the rows of a matrix, if they are no longer than this. */
    private static final int ROWS = 4;

    private static final int LONGEST_ROW = 1 << 16;

    private final ArrayRun[] runs;

    private ArrayTable(List<ArrayRun> runs) {
        this.runs = runs.toArray(ArrayRun[]::new);
    }

    /** The table of arrays that are sent. */
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

    /** The table in a message; refused if its arrays take more than so many bytes. */
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

    /** How many bytes it takes in a message. */
    public int size() {
        return ArrayRun.SIZE * runs.length;
    }

    /** Writes it to a place in a message. */
    public void write(byte[] message, int at) {
        ByteBuffer to = ByteBuffer.wrap(message, at, size());
        for (ArrayRun run : runs) {
            run.write(to);
        }
    }

    /** Bytes of all the arrays together. */
    public long bytes() {
        long bytes = 0;
        for (ArrayRun run : runs) {
            bytes = Math.addExact(bytes, run.bytes());
        }
        return bytes;
    }

    /** Bytes of each array if they are many and alike, as the rows of a matrix are; else 0. */
    public int pitch() {
        boolean areRows =
                runs.length == 1 && runs[0].count() >= ROWS && runs[0].each() <= LONGEST_ROW;
        return areRows ? (int) runs[0].each() : 0;
    }

    /** How many arrays there are. */
    public long count() {
        long count = 0;
        for (ArrayRun run : runs) {
            count += run.count();
        }
        return count;
    }

    /** Bytes of each array. */
    public int[] lengths() {
        int[] lengths = new int[(int) count()];
        int next = 0;
        for (ArrayRun run : runs) {
            Arrays.fill(lengths, next, next += run.count(), Math.toIntExact(run.each()));
        }
        return lengths;
    }

    /** Whether all are arrays of numbers: booleans may not be what MPI brings, 0 or 1. */
    public boolean isOfNumbers() {
        for (ArrayRun run : runs) {
            if (run.isOfSegments() || run.element() == Element.BOOLEAN) {
                return false;
            }
        }
        return true;
    }

    /** New arrays as the table says, all of which is to be filled; segments are of byte arrays. */
    public List<Object> allocate() {
        List<Object> arrays = new ArrayList<>((int) count());
        for (ArrayRun run : runs) {
            run.allocate(arrays);
        }
        return arrays;
    }

    /** Brings the arrays, which are as the table says, to a place in a message. */
    public void load(List<Object> arrays, MemorySegment to, long at) {
        int first = 0;
        for (ArrayRun run : runs) {
            run.load(arrays, first, to, at);
            first += run.count();
            at += run.bytes();
        }
    }

    /** Brings them back from there. */
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
