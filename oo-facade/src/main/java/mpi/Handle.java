package mpi;

import mpi.object.ObjectCodec;

/** An object of Java that stands for an object of MPI. */
abstract class Handle implements AutoCloseable {

    private long handle;
    private Frees.Ticket ticket;

    Handle(long handle) {
        this.handle = handle;
    }

    /** Has MPI free the object when the program loses sight of it. */
    final void freeWhenLost(Frees.Kind kind) {
        ticket = Frees.register(this, kind);
    }

    /** Follows an object that the program must free. */
    final void mustBeFreed() {
        if (Leaks.ENABLED && !Is_null()) {
            Leaks.made(this);
        }
    }

    /** The object, or null if MPI gave none. */
    static <H extends Handle> H orNull(H object) {
        return object.Is_null() ? null : object;
    }

    /** MPI's handle. */
    long handle() {
        return handle;
    }

    /** Takes what a call made of the handle. */
    void adopt(long newHandle) {
        handle = newHandle;
        if (ticket != null && Is_null()) {
            ticket.cancel();
        }
        if (Leaks.ENABLED && Is_null()) {
            Leaks.freed(this);
        }
    }

    /** The handle that MPI gives to no object of this class. */
    abstract long nullHandle();

    /** Gives the object back to MPI, if it is not null and not MPI's own. */
    abstract void release();

    /** How objects travel in calls on this object; null where none do. */
    ObjectCodec codec() {
        return null;
    }

    /**
     * Tells whether MPI knows no object by this handle: it was freed, or there never was one.
     *
     * @return true for such an object.
     */
    public boolean Is_null() {
        return handle == nullHandle();
    }

    /** Frees the object unless it is null already; for try-with-resources. */
    @Override
    public void close() {
        if (!Is_null()) {
            release();
        }
    }

    /** Class and handle, for people. */
    @Override
    public String toString() {
        return getClass().getSimpleName()
                + (Is_null() ? "[null]" : "[0x" + Long.toHexString(handle) + "]");
    }
}
