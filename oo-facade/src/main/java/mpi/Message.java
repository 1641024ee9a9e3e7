package mpi;

import mpi.c.Mpi;

/** A message that a matched probe has set aside: only this object can receive it. */
public final class Message extends MessageCalls {

    Message(long handle) {
        super(handle);
    }

    /** The handle of a message that may be missing. */
    static long handle(Message object) {
        return object == null ? Mpi.MPI_MESSAGE_NULL : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_MESSAGE_NULL;
    }

    /** A message ends by being received. */
    @Override
    void release() {}
}
