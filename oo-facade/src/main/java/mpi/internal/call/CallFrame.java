package mpi.internal.call;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.MPIException;
import mpi.c.MpiMemory;
import mpi.internal.job.CallCoverage;

/**
 * Frame of a call in progress. It checks the error code, and passes numbers, handles and strings
 * through off-heap memory. {@link CallNumbers} and {@link CallTexts} copy arrays and strings.
 */
public abstract class CallFrame extends CallScratch {

    protected final CallStack stack;

    protected CallFrame(CallStack stack) {
        this.stack = stack;
    }

    /**
     * Begins a call; stores the reference to the name only if it changes, to avoid the garbage
     * collector's write barrier.
     */
    protected final void begin(String name) {
        if (call != name) {
            call = name;
        }
    }

    /** Releases the memory of the call. */
    protected final void endMemory() {
        scratch.end();
        holds = false;
    }

    /**
     * Returns the handle of the communicator of a traced call; 0 if the call has no communicator,
     * or is not traced.
     */
    public long communicator() {
        return 0;
    }

    /** Throws an exception if the error code is not MPI_SUCCESS. */
    public final void check(int error) {
        record();
        if (error != 0) {
            throw failure(error);
        }
    }

    /**
     * Makes the exception for a call that returned an error. The exception names the program's
     * call, within which panmpi may have made the failed call.
     */
    protected MPIException failure(int error) {
        return MpiErrors.of(stack.callOfProgram(), call(), error);
    }

    /**
     * Returns {@code returned}, the result of an MPI function that returns no error code, such as
     * {@code MPI_Wtime}.
     */
    public final double value(double returned) {
        record();
        return returned;
    }

    public final long value(long returned) {
        record();
        return returned;
    }

    private void record() {
        if (CallCoverage.ENABLED && stack.isOutermost()) {
            CallCoverage.add(call());
        }
    }

    /**
     * Narrows a count to the {@code int} of the library's function; throws if the count does not
     * fit.
     */
    public final int small(long count) {
        return CallNumbers.small(this, count);
    }

    public final MemorySegment text(String name, String text) {
        return CallTexts.text(this, name, text);
    }

    public final MemorySegment text(String text) {
        return CallTexts.text(this, text);
    }

    public final MemorySegment textOut() {
        return CallTexts.textOut(this);
    }

    public final String textAt(MemorySegment text) {
        return CallTexts.textAt(text);
    }

    /** Allocates eight zeroed bytes for one output value. */
    public final MemorySegment cell() {
        return cell(0L);
    }

    /** Allocates an int that MPI reads and writes. */
    public final MemorySegment cell(int value) {
        MemorySegment cell = cell();
        cell.set(JAVA_INT, 0, value);
        return cell;
    }

    /** Allocates a long that MPI reads and writes. */
    public final MemorySegment cell(long value) {
        MemorySegment cell = take(Long.BYTES);
        cell.set(JAVA_LONG, 0, value);
        return cell;
    }

    /**
     * Allocates a number that MPI reads and writes. If {@code wide} is true, the library has the
     * large-count function, and the number is a long; else it is an int.
     */
    public final MemorySegment cell(long value, boolean wide) {
        return wide ? cell(value) : cell(small(value));
    }

    /** Allocates a handle that MPI reads and writes. */
    public final MemorySegment cell(long handle, String handleType) {
        MemorySegment cell = cell();
        MpiMemory.setHandle(cell, handleType, 0, handle);
        return cell;
    }

    public final int intAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0);
    }

    public final long longAt(MemorySegment cell) {
        return cell.get(JAVA_LONG, 0);
    }

    public final long countAt(MemorySegment cell, boolean wide) {
        return wide ? longAt(cell) : intAt(cell);
    }

    public final boolean flagAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0) != 0;
    }

    public final MemorySegment addressAt(MemorySegment cell) {
        return cell.get(ADDRESS, 0);
    }

    public final long handleAt(MemorySegment cell, String handleType) {
        return MpiMemory.getHandle(cell, handleType, 0);
    }

    public final int length(String name, Object array) {
        return CallNumbers.length(this, name, array);
    }

    public final void sameLength(String name, Object array, int length) {
        CallNumbers.sameLength(this, name, array, length);
    }

    public final long bytes(Object memory) {
        return CallNumbers.bytes(this, memory);
    }

    public final MemorySegment ints(int[] numbers) {
        return CallNumbers.ints(this, numbers);
    }

    public final MemorySegment ints(int[] numbers, int count) {
        return CallNumbers.ints(this, numbers, count);
    }

    public final MemorySegment longs(long[] numbers) {
        return CallNumbers.longs(this, numbers);
    }

    public final MemorySegment longs(long[] numbers, int count) {
        return CallNumbers.longs(this, numbers, count);
    }

    /**
     * Copies counts for MPI to read. If {@code wide} is true, the library has the large-count
     * function, and the copies have 64 bits; else each count is narrowed to {@code int}.
     */
    public final MemorySegment counts(long[] numbers, boolean wide) {
        return numbers == null ? MemorySegment.NULL : counts(numbers, numbers.length, wide);
    }

    public final MemorySegment counts(long[] numbers, int count, boolean wide) {
        return wide ? longs(numbers, count) : CallNumbers.narrowed(this, numbers, count);
    }

    public final MemorySegment text(String[] texts) {
        return CallTexts.text(this, texts);
    }

    public final MemorySegment text(String name, String[] words) {
        return CallTexts.text(this, name, words);
    }

    public final MemorySegment text(String name, String[][] words) {
        return CallTexts.text(this, name, words);
    }

    public final MemorySegment textRoom() {
        return CallTexts.textRoom(this);
    }

    /** Allocates memory for {@code count} handles that MPI writes. */
    public final MemorySegment handles(int count) {
        return longs(count);
    }
}
