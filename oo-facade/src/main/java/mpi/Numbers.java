package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import mpi.abi.MissingFunctionException;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.Scratch;
import mpi.internal.memory.NioBuffers;

/** Numbers of a call in progress: array arguments such as counts, and results. */
abstract class Numbers {

    final Scratch scratch = new Scratch();
    String call;

    /**
     * True if the end of the call has something to release; most calls with buffers in place have
     * nothing.
     */
    boolean holds;

    final String call() {
        return call;
    }

    /**
     * Begins a call; stores the reference only if it changes, to save the collector's write
     * barrier.
     */
    final void begin(String name) {
        if (call != name) {
            call = name;
        }
    }

    /** Allocates memory until the call is over; its contents are undefined. */
    final MemorySegment take(long bytes) {
        holds = true;
        return scratch.take(bytes);
    }

    /**
     * Allocates memory that MPI reads until the call, or the request that it begins, is complete.
     */
    abstract MemorySegment room(long bytes);

    /** Length of an array; throws if it is null. */
    final int length(String name, Object array) {
        if (array == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, name + " is null");
        }
        return Array.getLength(array);
    }

    /** Checks that an array has the length that another array sets; null is allowed. */
    final void sameLength(String name, Object array, int length) {
        if (array != null && Array.getLength(array) != length) {
            String what = name + " has " + Array.getLength(array) + " elements, not " + length;
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, what);
        }
    }

    /** Narrows a count to the {@code int} of the library's function; throws if it does not fit. */
    final int small(long count) {
        if (count != (int) count) {
            throw new MissingFunctionException(
                    call
                            + ": count "
                            + count
                            + " needs a library that has this function, from MPI 4.0 on; "
                            + Linkage.library()
                            + " takes at most "
                            + Integer.MAX_VALUE);
        }
        return (int) count;
    }

    /** Size in bytes of a byte array, a segment or a direct buffer. */
    final long bytes(Object memory) {
        return switch (memory) {
            case null -> throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "the buffer is null");
            case byte[] array -> array.length;
            case MemorySegment segment -> segment.byteSize();
            case Buffer buffer -> NioBuffers.segment(buffer).byteSize();
            default ->
                    throw MPIException.of(
                            call,
                            Mpi.MPI_ERR_BUFFER,
                            "the buffer is "
                                    + memory.getClass().getTypeName()
                                    + "; byte[], a MemorySegment or a direct buffer is needed");
        };
    }

    /** Copies numbers for MPI to read; null becomes NULL, and an empty array a valid address. */
    final MemorySegment ints(int[] numbers) {
        return numbers == null ? MemorySegment.NULL : ints(numbers, numbers.length);
    }

    final MemorySegment ints(int[] numbers, int count) {
        if (numbers == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = room(Math.max(1L, count) * Integer.BYTES);
        MemorySegment.copy(numbers, 0, at, JAVA_INT, 0, count);
        return at;
    }

    /** Allocates memory for numbers that MPI writes. */
    final MemorySegment ints(int count) {
        return take(Math.max(1, count) * (long) Integer.BYTES);
    }

    final MemorySegment longs(long[] numbers) {
        return numbers == null ? MemorySegment.NULL : longs(numbers, numbers.length);
    }

    final MemorySegment longs(long[] numbers, int count) {
        if (numbers == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = room(Math.max(1L, count) * Long.BYTES);
        MemorySegment.copy(numbers, 0, at, JAVA_LONG, 0, count);
        return at;
    }

    final MemorySegment longs(int count) {
        return take(Math.max(1, count) * (long) Long.BYTES);
    }

    /** Copies counts, as 64 bits if the library has the large-count function, else narrowed. */
    final MemorySegment counts(long[] numbers, boolean wide) {
        return numbers == null ? MemorySegment.NULL : counts(numbers, numbers.length, wide);
    }

    final MemorySegment counts(long[] numbers, int count, boolean wide) {
        if (wide || numbers == null) {
            return longs(numbers, count);
        }
        MemorySegment at = room(Math.max(1L, count) * Integer.BYTES);
        for (int i = 0; i < count; i++) {
            at.setAtIndex(JAVA_INT, i, small(numbers[i]));
        }
        return at;
    }

    /** Copies rows of three numbers to contiguous memory. */
    final MemorySegment table(int[][] rows) {
        length("ranges", rows);
        MemorySegment at = ints(3 * rows.length);
        for (int i = 0; i < rows.length; i++) {
            sameLength("ranges[" + i + "]", rows[i], 3);
            MemorySegment.copy(rows[i], 0, at, JAVA_INT, 3L * i * Integer.BYTES, 3);
        }
        return at;
    }

    final MemorySegment flags(boolean[] flags) {
        if (flags == null) {
            return MemorySegment.NULL;
        }
        MemorySegment at = ints(flags.length);
        for (int i = 0; i < flags.length; i++) {
            at.setAtIndex(JAVA_INT, i, flags[i] ? 1 : 0);
        }
        return at;
    }

    final int[] intsAt(MemorySegment at, int count) {
        int[] numbers = new int[count];
        MemorySegment.copy(at, JAVA_INT, 0, numbers, 0, count);
        return numbers;
    }

    final long[] longsAt(MemorySegment at, int count) {
        long[] numbers = new long[count];
        MemorySegment.copy(at, JAVA_LONG, 0, numbers, 0, count);
        return numbers;
    }

    final boolean[] flagsAt(MemorySegment at, int count) {
        boolean[] flags = new boolean[count];
        for (int i = 0; i < count; i++) {
            flags[i] = at.getAtIndex(JAVA_INT, i) != 0;
        }
        return flags;
    }

    /** Copies numbers that MPI changed back to the array. */
    final void copy(MemorySegment at, int[] numbers) {
        if (numbers != null) {
            MemorySegment.copy(at, JAVA_INT, 0, numbers, 0, numbers.length);
        }
    }
}
