package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallFrame;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallStack;
import mpi.internal.call.CallTexts;
import mpi.internal.staging.BufferChecks;

/** The arrays and handles of a call in progress, in memory that MPI reads and writes. */
abstract class Cells extends CallFrame {

    Cells(CallStack stack) {
        super(stack);
    }

    final int length(String name, Object array) {
        return CallNumbers.length(this, name, array);
    }

    final void sameLength(String name, Object array, int length) {
        CallNumbers.sameLength(this, name, array, length);
    }

    final long bytes(Object memory) {
        return CallNumbers.bytes(this, memory);
    }

    final MemorySegment ints(int[] numbers) {
        return CallNumbers.ints(this, numbers);
    }

    final MemorySegment ints(int[] numbers, int count) {
        return CallNumbers.ints(this, numbers, count);
    }

    final MemorySegment longs(long[] numbers) {
        return CallNumbers.longs(this, numbers);
    }

    final MemorySegment longs(long[] numbers, int count) {
        return CallNumbers.longs(this, numbers, count);
    }

    /** Copies counts, as 64 bits if the library has the large-count function, else narrowed. */
    final MemorySegment counts(long[] numbers, boolean wide) {
        return numbers == null ? MemorySegment.NULL : counts(numbers, numbers.length, wide);
    }

    final MemorySegment counts(long[] numbers, int count, boolean wide) {
        return wide ? longs(numbers, count) : CallNumbers.narrowed(this, numbers, count);
    }

    final MemorySegment table(int[][] rows) {
        return CallNumbers.table(this, rows);
    }

    final MemorySegment flags(boolean[] flags) {
        return CallNumbers.flags(this, flags);
    }

    final int[] intsAt(MemorySegment at, int count) {
        return CallNumbers.intsAt(at, count);
    }

    final long[] longsAt(MemorySegment at, int count) {
        return CallNumbers.longsAt(at, count);
    }

    final boolean[] flagsAt(MemorySegment at, int count) {
        return CallNumbers.flagsAt(at, count);
    }

    final void copy(MemorySegment at, int[] numbers) {
        CallNumbers.copy(at, numbers);
    }

    final MemorySegment text(String[] texts) {
        return CallTexts.text(this, texts);
    }

    final MemorySegment text(String[][] texts) {
        return CallTexts.text(this, texts);
    }

    final MemorySegment textRoom() {
        return CallTexts.textRoom(this);
    }

    /** Checks off-heap memory of the program, and returns its address. */
    final MemorySegment memory(String name, MemorySegment memory) {
        if (memory == null || !memory.isNative()) {
            String rule = "; off-heap memory is needed, from an Arena or from MPI.Alloc_mem";
            String what = name + (memory == null ? " is null" : " is on the heap") + rule;
            throw MPIException.of(call(), Mpi.MPI_ERR_BUFFER, what);
        }
        return MemorySegment.ofAddress(memory.address());
    }

    /** Checks off-heap memory of the program that MPI accesses beyond this call. */
    final MemorySegment lasting(String name, MemorySegment memory) {
        MemorySegment address = memory(name, memory);
        BufferChecks.reachable(call(), name, memory);
        if (memory.isReadOnly()) {
            String rule = " is read-only, but MPI writes to it";
            throw MPIException.of(call(), Mpi.MPI_ERR_BUFFER, name + rule);
        }
        return address;
    }

    /** Copies handles for MPI to read; null becomes the null handle. */
    final MemorySegment handles(Handle[] array, String handleType, long nullHandle) {
        return array == null
                ? MemorySegment.NULL
                : handles(array, handleType, nullHandle, array.length);
    }

    final MemorySegment handles(Handle[] array, String handleType, long nullHandle, int count) {
        if (array == null) {
            return MemorySegment.NULL;
        }
        MemorySegment handlesAt = room(Math.max(1L, count) * Long.BYTES);
        for (int i = 0; i < count; i++) {
            long handle = array[i] == null ? nullHandle : array[i].handle();
            MpiMemory.setHandle(handlesAt, handleType, i, handle);
        }
        return handlesAt;
    }

    final Datatype[] datatypesAt(MemorySegment handlesAt, int count) {
        Datatype[] datatypes = new Datatype[count];
        for (int i = 0; i < count; i++) {
            long handle = MpiMemory.getHandle(handlesAt, "MPI_Datatype", i);
            datatypes[i] = Datatype.made(handle, (Datatype) null);
        }
        return datatypes;
    }
}
