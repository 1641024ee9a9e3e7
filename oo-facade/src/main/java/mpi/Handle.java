package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.call.CallStack;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.LeakReport;
import mpi.internal.job.JobState;
import mpi.object.ObjectCodec;

/** Base class of the Java objects that stand for objects of MPI; it holds the handle. */
abstract class Handle implements AutoCloseable {

    private long handle;

    /** Hash code, which stays the same when the object is freed; 0 until it is needed. */
    private int hash;

    private DeferredFrees.Ticket ticket;

    /** True if a C library owns the MPI object. */
    private boolean isBorrowed;

    Handle(long handle) {
        this.handle = handle;
    }

    /** Registers the MPI object to be freed after this object is collected. */
    final void freeWhenLost(DeferredFrees.Kind kind) {
        ticket = DeferredFrees.register(this, handle, kind);
    }

    /**
     * Leaves the MPI object to the C library that owns it: neither {@link #close} nor garbage
     * collection of this object frees it.
     */
    final void borrow() {
        isBorrowed = true;
        if (ticket != null) {
            ticket.cancel();
        }
        if (LeakReport.ENABLED) {
            LeakReport.freed(this);
        }
    }

    /** Sets an object to the null handle: its MPI object ended when MPI was finalized. */
    static void forget(Object object) {
        Handle lost = (Handle) object;
        lost.adopt(lost.nullHandle());
    }

    /** Records an object that the program must free, for the leak report. */
    final void mustBeFreed() {
        if (LeakReport.ENABLED && !Is_null()) {
            LeakReport.made(this);
        }
    }

    /** Returns the object, or null if its handle, which MPI has returned, is the null handle. */
    static <H extends Handle> H orNull(H object) {
        return object.Is_null() ? null : object;
    }

    /** Copies handles for MPI to read; null becomes the null handle. */
    static MemorySegment all(Frame frame, Handle[] array, String handleType, long nullHandle) {
        return array == null
                ? MemorySegment.NULL
                : all(frame, array, handleType, nullHandle, array.length);
    }

    /**
     * Copies {@code count} handles for MPI to read. The array may be shorter where MPI ignores it,
     * as with {@code IN_PLACE}; null handles take the place of its missing elements.
     */
    static MemorySegment all(
            Frame frame, Handle[] array, String handleType, long nullHandle, int count) {
        if (array == null) {
            return MemorySegment.NULL;
        }
        MemorySegment handlesAt = frame.room(Math.max(1L, count) * Long.BYTES);
        for (int i = 0; i < count; i++) {
            boolean isNull = i >= array.length || array[i] == null;
            long handle = isNull ? nullHandle : array[i].handle();
            MpiMemory.setHandle(handlesAt, handleType, i, handle);
        }
        return handlesAt;
    }

    /** Returns MPI's handle. */
    long handle() {
        return handle;
    }

    /** Sets the handle, after a call that may have changed it. */
    void adopt(long newHandle) {
        handle = newHandle;
        if (ticket != null && Is_null()) {
            ticket.cancel();
        }
        if (LeakReport.ENABLED && Is_null()) {
            LeakReport.freed(this);
        }
    }

    /** Returns the null handle of this class. */
    abstract long nullHandle();

    /** Frees the MPI object, unless it is predefined; called only if the handle is not null. */
    abstract void release();

    /**
     * Returns the codec for Java objects in calls on this object; null if its calls take no Java
     * objects.
     */
    ObjectCodec codec() {
        return null;
    }

    /**
     * Tests for the null handle: the MPI object was freed, or never existed; local.
     *
     * @return true if this object has no MPI object.
     */
    public boolean Is_null() {
        return handle == nullHandle();
    }

    /**
     * Tests for the null handle: {@code Is_null} under its camelCase name; local.
     *
     * @return true if the MPI object was freed, or never existed.
     */
    public boolean isNull() {
        return Is_null();
    }

    /**
     * Throws an exception that names the current call of MPI, if this is the null handle. Methods
     * call it before they pass the handle to MPI.
     */
    final void mustNotBeNull(String name, int errorClass) {
        if (Is_null()) {
            String what = name + " is null: this " + getClass().getSimpleName();
            String rule = " was freed, or there never was one";
            throw MPIException.of(CallStack.currentCall(), errorClass, what + rule);
        }
    }

    /** Frees the object unless it is null already; for try-with-resources. */
    @Override
    public void close() {
        if (!Is_null() && !isBorrowed) {
            release();
        }
    }

    /**
     * Returns the handle in the form that C uses, to pass it to a C library; local. The MPI object
     * still belongs to this object: keep a reference to it, and do not free it, as long as C uses
     * the handle. {@code nativeLayout()} is the layout of the handle in calls of C.
     *
     * {@snippet lang=java :
     * MethodHandle size = Linker.nativeLinker().downcallHandle(
     *         MPI.lookup().findOrThrow("MPI_Comm_size"),
     *         FunctionDescriptor.of(JAVA_INT, Comm.nativeLayout(), ADDRESS));
     * }
     *
     * @return the value of the handle: the {@code int} where handles are numbers (MPICH, Intel
     *     MPI), else the address (Open MPI, the standard ABI).
     * @throws MPIException if this object is null, or MPI is finalized and has ended it.
     * @since 0.3
     */
    public final long nativeHandle() {
        if (Is_null()) {
            String what =
                    getClass().getSimpleName() + " is null: it was freed, or there never was one";
            throw new MPIException("nativeHandle: this " + what);
        }
        if (!JobState.isJoined() && !isLasting() && Job.is("MPI_Finalized")) {
            throw new MPIException(
                    "nativeHandle: this %s ended with MPI.Finalize, so no C library may use it: finish with the library before"
                            .formatted(getClass().getSimpleName()));
        }
        return handle();
    }

    /** Returns true for an object that stays usable after MPI is finalized. */
    boolean isLasting() {
        return false;
    }

    /** Returns true if this object equals only itself, even if others have the same handle. */
    boolean isAlone() {
        return false;
    }

    /**
     * Returns true for an object that stands for the same object of MPI: one with an equal handle.
     * Requests, datatypes of Java objects, and objects that were freed are equal only to
     * themselves.
     *
     * @param other any object.
     * @return true if the two are equal.
     */
    @Override
    public final boolean equals(Object other) {
        return this == other || other instanceof Handle that && isSame(that);
    }

    private boolean isSame(Handle that) {
        long none = nullHandle();
        boolean areAlone = isAlone() || that.isAlone();
        return !areAlone && handle == that.handle && handle != none && none == that.nullHandle();
    }

    /**
     * Returns a hash code that fits {@link #equals}; it does not change when the object is freed.
     */
    @Override
    public final int hashCode() {
        if (isAlone()) {
            return System.identityHashCode(this);
        }
        if (hash == 0 && !Is_null()) {
            hash = Long.hashCode(handle);
        }
        return hash;
    }

    /** Returns the class name and the handle, for logs. */
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + (Is_null() ? "[null]" : "[0x" + Long.toHexString(handle) + "]");
    }
}
