package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

/** The numbers, handles and statuses of a call in progress, in memory that MPI reads and writes. */
abstract class Cells extends Texts {

    /** Statuses are read in four words of eight bytes, whatever the size of the last one. */
    private static final int STATUS_SLACK = 32;

    Datatype received;
    private Request[] requests;

    /** Eight zeroed bytes for one output value. */
    final MemorySegment cell() {
        MemorySegment cell = scratch.take(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /** A number that MPI reads and writes. */
    final MemorySegment cell(int value) {
        MemorySegment cell = cell();
        cell.set(JAVA_INT, 0, value);
        return cell;
    }

    /** A wide number that MPI reads and writes. */
    final MemorySegment cell(long value) {
        MemorySegment cell = cell();
        cell.set(JAVA_LONG, 0, value);
        return cell;
    }

    /** A number that is wide only if the library has the large function. */
    final MemorySegment cell(long value, boolean wide) {
        return wide ? cell(value) : cell(small(value));
    }

    /** One handle that MPI reads and writes. */
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

    /** The address of the program's own memory. */
    final MemorySegment memory(String name, MemorySegment memory) {
        if (memory == null || !memory.isNative()) {
            String rule = "; off-heap memory is needed, from an Arena or from MPI.Alloc_mem";
            String what = name + (memory == null ? " is null" : " is on the heap") + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        return MemorySegment.ofAddress(memory.address());
    }

    /** Handles that MPI reads; null stands for the null handle. */
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

    /** Handles that MPI writes. */
    final MemorySegment handles(int count) {
        return scratch.take(Math.max(1, count) * (long) Long.BYTES);
    }

    final MemorySegment handles(Request[] array, String handleType) {
        if (array == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, "array_of_requests is null");
        }
        requests = array;
        MemorySegment handlesAt = handles(array.length);
        for (int i = 0; i < array.length; i++) {
            if (array[i] == null) {
                String what = "array_of_requests[" + i + "] is null; MPI.REQUEST_NULL marks a gap";
                throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, what);
            }
            MpiMemory.setHandle(handlesAt, handleType, i, array[i].handle());
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

    final MemorySegment status() {
        return statuses(1);
    }

    final MemorySegment statuses(int count) {
        return scratch.take((long) count * MpiMemory.STATUS_SIZE + STATUS_SLACK);
    }

    /** A status as MPI once filled it. */
    final MemorySegment status(Status status) {
        MemorySegment statusAt = status();
        status.write(statusAt);
        return statusAt;
    }

    final Status toStatus(MemorySegment statusAt) {
        return new Status(statusAt, 0, received);
    }

    /** The status of the one request, of several, that has an index. */
    final Status toStatus(MemorySegment statusAt, MemorySegment indexAt) {
        int index = intAt(indexAt);
        Status status = new Status(statusAt, 0, receivedBy(index));
        status.index = index;
        return status;
    }

    final Status[] toStatuses(MemorySegment statusesAt, int count) {
        Status[] statuses = new Status[count];
        for (int i = 0; i < count; i++) {
            statuses[i] = new Status(statusesAt, (long) i * MpiMemory.STATUS_SIZE, receivedBy(i));
            statuses[i].index = i;
        }
        return statuses;
    }

    /** The statuses of those requests, of several, whose indices are given; null for none. */
    final Status[] toStatuses(
            MemorySegment statusesAt, MemorySegment countAt, MemorySegment indices) {
        int count = intAt(countAt);
        if (count <= 0) {
            return null;
        }
        Status[] statuses = new Status[count];
        for (int i = 0; i < count; i++) {
            int index = indices.getAtIndex(JAVA_INT, i);
            long at = (long) i * MpiMemory.STATUS_SIZE;
            statuses[i] = new Status(statusesAt, at, receivedBy(index));
            statuses[i].index = index;
        }
        return statuses;
    }

    private Datatype receivedBy(int index) {
        return requests == null || index < 0 ? received : requests[index].received();
    }

    /** Tells each request what became of its handle; all are complete, or none is known to be. */
    final void update(Request[] array, MemorySegment handlesAt, boolean completed) {
        for (int i = 0; i < array.length; i++) {
            array[i].update(MpiMemory.getHandle(handlesAt, "MPI_Request", i), completed);
        }
    }

    /** The same where one request is complete, at an index. */
    final void update(
            Request[] array, MemorySegment handlesAt, boolean done, MemorySegment indexAt) {
        int index = done ? intAt(indexAt) : -1;
        for (int i = 0; i < array.length; i++) {
            array[i].update(MpiMemory.getHandle(handlesAt, "MPI_Request", i), i == index);
        }
    }

    /** The same where some are complete, at several indices. */
    final void update(
            Request[] array,
            MemorySegment handlesAt,
            boolean done,
            MemorySegment countAt,
            MemorySegment indices) {
        update(array, handlesAt, false);
        for (int i = 0; done && i < intAt(countAt); i++) {
            Request request = array[indices.getAtIndex(JAVA_INT, i)];
            request.update(request.handle(), true);
        }
    }

    final void reset() {
        received = null;
        requests = null;
        scratch.reset();
    }
}
