package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.staging.BufferChecks;

/** The numbers and handles of a call in progress, in memory that MPI reads and writes. */
abstract class Cells extends Texts {

    /** Eight zeroed bytes for one output value. */
    final MemorySegment cell() {
        MemorySegment cell = take(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /** Allocates an int that MPI reads and writes. */
    final MemorySegment cell(int value) {
        MemorySegment cell = cell();
        cell.set(JAVA_INT, 0, value);
        return cell;
    }

    /** Allocates a long that MPI reads and writes. */
    final MemorySegment cell(long value) {
        MemorySegment cell = cell();
        cell.set(JAVA_LONG, 0, value);
        return cell;
    }

    /** Allocates a number: a long if the library has the large-count function, else an int. */
    final MemorySegment cell(long value, boolean wide) {
        return wide ? cell(value) : cell(small(value));
    }

    /** Allocates a handle that MPI reads and writes. */
    final MemorySegment cell(long handle, String handleType) {
        MemorySegment cell = cell();
        MpiMemory.setHandle(cell, handleType, 0, handle);
        return cell;
    }

    final int intAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0);
    }

    final long longAt(MemorySegment cell) {
        return cell.get(JAVA_LONG, 0);
    }

    final double doubleAt(MemorySegment cell) {
        return cell.get(JAVA_DOUBLE, 0);
    }

    final long countAt(MemorySegment cell, boolean wide) {
        return wide ? longAt(cell) : intAt(cell);
    }

    final boolean flagAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0) != 0;
    }

    final MemorySegment addressAt(MemorySegment cell) {
        return cell.get(ADDRESS, 0);
    }

    final long handleAt(MemorySegment cell, String handleType) {
        return MpiMemory.getHandle(cell, handleType, 0);
    }

    /** Checks off-heap memory of the program, and returns its address. */
    final MemorySegment memory(String name, MemorySegment memory) {
        if (memory == null || !memory.isNative()) {
            String rule = "; off-heap memory is needed, from an Arena or from MPI.Alloc_mem";
            String what = name + (memory == null ? " is null" : " is on the heap") + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        return MemorySegment.ofAddress(memory.address());
    }

    /** Checks off-heap memory of the program that MPI accesses beyond this call. */
    final MemorySegment lasting(String name, MemorySegment memory) {
        MemorySegment address = memory(name, memory);
        BufferChecks.reachable(call, name, memory);
        if (memory.isReadOnly()) {
            String rule = " is read-only, but MPI writes to it";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + rule);
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

    /** Allocates memory for handles that MPI writes. */
    final MemorySegment handles(int count) {
        return take(Math.max(1, count) * (long) Long.BYTES);
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
