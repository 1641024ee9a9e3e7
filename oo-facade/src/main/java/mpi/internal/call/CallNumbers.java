package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import mpi.MPIException;
import mpi.abi.MissingFunctionException;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;
import mpi.internal.memory.NioBuffers;

/** Copies arrays of numbers, such as counts, between Java and the memory of a call in progress. */
public final class CallNumbers {

    private CallNumbers() {}

    /** Returns the length of an array; throws if the array is null. */
    public static int length(CallScratch frame, String name, Object array) {
        if (array == null) {
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_ARG, name + " is null");
        }
        return Array.getLength(array);
    }

    /**
     * Checks that an array, if not null, is as long as another array, which has {@code length}
     * elements.
     */
    public static void sameLength(CallScratch frame, String name, Object array, int length) {
        if (array != null && Array.getLength(array) != length) {
            String what = name + " has " + Array.getLength(array) + " elements, not " + length;
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_ARG, what);
        }
    }

    /**
     * Returns the first elements of {@code array}, as many as {@code first} has. Returns {@code
     * array} itself if {@code array} has no more elements than {@code first}, or if one of the two
     * arrays is null.
     */
    @SuppressWarnings("unchecked")
    public static <A> A upTo(Object first, A array) {
        int length = first == null ? 0 : Array.getLength(first);
        if (first == null || array == null || Array.getLength(array) <= length) {
            return array;
        }
        Object part = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, part, 0, length);
        return (A) part;
    }

    /**
     * Returns ranges of ranks, one in each row, of which only the three numbers that MPI reads
     * (first rank, last rank and stride) are kept, since the program's rows may be longer.
     */
    public static int[][] rows(int[][] ranges) {
        int[][] rows = ranges == null ? null : ranges.clone();
        for (int i = 0; rows != null && i < rows.length; i++) {
            rows[i] = upTo(new int[3], rows[i]);
        }
        return rows;
    }

    /**
     * Narrows a count to the {@code int} of the library's function; throws if the count does not
     * fit.
     */
    public static int small(CallScratch frame, long count) {
        if (count != (int) count) {
            throw new MissingFunctionException(
                    frame.call()
                            + ": count "
                            + count
                            + " needs a library that has this function, from MPI 4.0 on; "
                            + Linkage.library()
                            + " takes at most "
                            + Integer.MAX_VALUE);
        }
        return (int) count;
    }

    /** Returns the size in bytes of a byte array, a segment or a direct buffer. */
    public static long bytes(CallScratch frame, Object memory) {
        return switch (memory) {
            case null ->
                    throw MPIException.of(frame.call(), Mpi.MPI_ERR_BUFFER, "the buffer is null");
            case byte[] array -> array.length;
            case MemorySegment segment -> segment.byteSize();
            case Buffer buffer when NioBuffers.hasMemory(buffer) ->
                    NioBuffers.segment(buffer).byteSize();
            default ->
                    throw MPIException.of(
                            frame.call(),
                            Mpi.MPI_ERR_BUFFER,
                            "the buffer is "
                                    + memory.getClass().getTypeName()
                                    + "; byte[], a MemorySegment or a direct buffer is needed");
        };
    }

    /** Copies numbers for MPI to read; null becomes NULL, and an empty array a valid address. */
    public static MemorySegment ints(CallScratch frame, int[] numbers) {
        return numbers == null ? MemorySegment.NULL : ints(frame, numbers, numbers.length);
    }

    public static MemorySegment ints(CallScratch frame, int[] numbers, int count) {
        if (numbers == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = frame.room(Math.max(1L, count) * Integer.BYTES);
        MemorySegment.copy(numbers, 0, at, JAVA_INT, 0, given(at, count, numbers.length));
        return at;
    }

    public static MemorySegment longs(CallScratch frame, long[] numbers) {
        return numbers == null ? MemorySegment.NULL : longs(frame, numbers, numbers.length);
    }

    public static MemorySegment longs(CallScratch frame, long[] numbers, int count) {
        if (numbers == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = frame.room(Math.max(1L, count) * Long.BYTES);
        MemorySegment.copy(numbers, 0, at, JAVA_LONG, 0, given(at, count, numbers.length));
        return at;
    }

    /** Copies counts, narrowed to {@code int}, for a library that has no large-count function. */
    public static MemorySegment narrowed(CallScratch frame, long[] numbers, int count) {
        if (numbers == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = frame.room(Math.max(1L, count) * Integer.BYTES);
        int given = given(at, count, numbers.length);
        for (int i = 0; i < given; i++) {
            at.setAtIndex(JAVA_INT, i, small(frame, numbers[i]));
        }
        return at;
    }

    /**
     * Returns the number of elements to copy from an array of {@code length} elements to memory for
     * {@code count} numbers. An array that MPI ignores, such as the counts of a buffer that is
     * {@code IN_PLACE}, may be shorter than that; the memory is then filled with zeros first.
     */
    private static int given(MemorySegment at, int count, int length) {
        if (length < count) {
            at.fill((byte) 0);
        }
        return Math.min(count, length);
    }

    /**
     * Copies ranges of ranks to contiguous memory, for MPI to read. Each row is a range, and has
     * three numbers: the first rank, the last rank and the stride.
     */
    public static MemorySegment table(CallScratch frame, int[][] rows) {
        length(frame, "ranges", rows);
        MemorySegment at = frame.ints(3 * rows.length);
        for (int i = 0; i < rows.length; i++) {
            String name = "ranges[" + i + "]";
            length(frame, name, rows[i]);
            sameLength(frame, name, rows[i], 3);
            MemorySegment.copy(rows[i], 0, at, JAVA_INT, 3L * i * Integer.BYTES, 3);
        }
        return at;
    }

    public static MemorySegment flags(CallScratch frame, boolean[] flags) {
        if (flags == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = frame.ints(flags.length);
        for (int i = 0; i < flags.length; i++) {
            at.setAtIndex(JAVA_INT, i, flags[i] ? 1 : 0);
        }
        return at;
    }

    public static int[] intsAt(MemorySegment at, int count) {
        int[] numbers = new int[count];
        MemorySegment.copy(at, JAVA_INT, 0, numbers, 0, count);
        return numbers;
    }

    public static long[] longsAt(MemorySegment at, int count) {
        long[] numbers = new long[count];
        MemorySegment.copy(at, JAVA_LONG, 0, numbers, 0, count);
        return numbers;
    }

    public static boolean[] flagsAt(MemorySegment at, int count) {
        boolean[] flags = new boolean[count];
        for (int i = 0; i < count; i++) {
            flags[i] = at.getAtIndex(JAVA_INT, i) != 0;
        }
        return flags;
    }

    /** Copies numbers that MPI has changed from the call's memory back to the array. */
    public static void copy(MemorySegment at, int[] numbers) {
        if (numbers != null) {
            MemorySegment.copy(at, JAVA_INT, 0, numbers, 0, numbers.length);
        }
    }

    /** Returns numbers of 32 bits as numbers of 64 bits; null stays null. */
    public static long[] widened(int[] numbers) {
        if (numbers == null) {
            return null;
        }
        long[] wide = new long[numbers.length];
        for (int i = 0; i < wide.length; i++) {
            wide[i] = numbers[i];
        }
        return wide;
    }
}
