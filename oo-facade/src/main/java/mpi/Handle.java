package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.LeakReport;
import mpi.object.ObjectCodec;

/** A Java object for an object of MPI, with its handle. */
abstract class Handle implements AutoCloseable {

    private long handle;
    private DeferredFrees.Ticket ticket;

    Handle(long handle) {
        this.handle = handle;
    }

    /** Registers the MPI object to be freed after this object is collected. */
    final void freeWhenLost(DeferredFrees.Kind kind) {
        ticket = DeferredFrees.register(this, handle, kind);
    }

    /** Tracks an object that the program must free. */
    final void mustBeFreed() {
        if (LeakReport.ENABLED && !Is_null()) {
            LeakReport.made(this);
        }
    }

    /** The object, or null if MPI returned the null handle. */
    static <H extends Handle> H orNull(H object) {
        return object.Is_null() ? null : object;
    }

    /** Copies handles for MPI to read; null becomes the null handle. */
    static MemorySegment all(Frame frame, Handle[] array, String handleType, long nullHandle) {
        return array == null
                ? MemorySegment.NULL
                : all(frame, array, handleType, nullHandle, array.length);
    }

    static MemorySegment all(
            Frame frame, Handle[] array, String handleType, long nullHandle, int count) {
        if (array == null) {
            return MemorySegment.NULL;
        }
        MemorySegment handlesAt = frame.room(Math.max(1L, count) * Long.BYTES);
        for (int i = 0; i < count; i++) {
            long handle = array[i] == null ? nullHandle : array[i].handle();
            MpiMemory.setHandle(handlesAt, handleType, i, handle);
        }
        return handlesAt;
    }

    /** MPI's handle. */
    long handle() {
        return handle;
    }

    /** Adopts the handle after a call that may have changed it. */
    void adopt(long newHandle) {
        handle = newHandle;
        if (ticket != null && Is_null()) {
            ticket.cancel();
        }
        if (LeakReport.ENABLED && Is_null()) {
            LeakReport.freed(this);
        }
    }

    /** The null handle of this class. */
    abstract long nullHandle();

    /** Frees the MPI object, unless it is predefined; it is not null. */
    abstract void release();

    /** Codec of objects in calls on this object; null if its calls take no objects. */
    ObjectCodec codec() {
        return null;
    }

    /**
     * Tests for the null handle: the object was freed, or there never was one.
     *
     * @return true for such an object.
     */
    public boolean Is_null() {
        return handle == nullHandle();
    }

    /**
     * {@code Is_null} under its camelCase name.
     *
     * @return true for an object that was freed, or never was one.
     */
    public boolean isNull() {
        return Is_null();
    }

    /** Frees the object unless it is null already; for try-with-resources. */
    @Override
    public void close() {
        if (!Is_null()) {
            release();
        }
    }

    /** Class and handle, for logs. */
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + (Is_null() ? "[null]" : "[0x" + Long.toHexString(handle) + "]");
    }
}
