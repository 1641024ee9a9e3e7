package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.call.CallStack;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.LeakReport;
import mpi.internal.job.JobState;
import mpi.object.ObjectCodec;

/** A Java object for an object of MPI, with its handle. */
abstract class Handle implements AutoCloseable {

    private long handle;

    /** Hash code of the handle, which stays when the object is freed; 0 until it is needed. */
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

    /** Leaves the MPI object to its owner: nothing but the program's own call frees it. */
    final void borrow() {
        isBorrowed = true;
        if (ticket != null) {
            ticket.cancel();
        }
        if (LeakReport.ENABLED) {
            LeakReport.freed(this);
        }
    }

    /** Makes an object null whose MPI object ended with MPI. */
    static void forget(Object object) {
        Handle lost = (Handle) object;
        lost.adopt(lost.nullHandle());
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

    /** An array that MPI ignores, as beside {@code IN_PLACE}, may be shorter than the count. */
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
     * Tests for the null handle: the object was freed, or there never was one; local.
     *
     * @return true for such an object.
     */
    public boolean Is_null() {
        return handle == nullHandle();
    }

    /**
     * Tests for the null handle: {@code Is_null} under its camelCase name; local.
     *
     * @return true for an object that was freed, or never was one.
     */
    public boolean isNull() {
        return Is_null();
    }

    /** Throws within a call if this is the null handle, before MPI is asked about it. */
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
     * Returns the handle as C has it, to pass it to a C library; local. It stays this object's:
     * keep a reference to the object as long as C uses the handle, and close nothing before. The
     * layout in calls of C is that of {@code nativeLayout()}.
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

    /** True for an object that lives on when MPI is finalized. */
    boolean isLasting() {
        return false;
    }

    /** True if no other Java object stands for the same object of MPI, even with its handle. */
    boolean isAlone() {
        return false;
    }

    /**
     * True for an object that stands for the same object of MPI: one with an equal handle. Requests
     * and datatypes of objects are equal to themselves only, as objects are that were freed.
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

    /** Goes with {@link #equals}; it does not change when the object is freed. */
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

    /** Class and handle, for logs. */
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + (Is_null() ? "[null]" : "[0x" + Long.toHexString(handle) + "]");
    }
}
