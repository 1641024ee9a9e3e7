package mpi;

import mpi.c.Mpi;
import mpi.object.ObjectCodec;

/** A message that a matched probe has set aside: only this object can receive it. */
public final class Message extends MessageCalls {

    private final long bytes;
    private final ObjectCodec codec;

    /** The null message, or one from MPI_PROC_NULL. */
    Message(long handle) {
        this(handle, 0, null);
    }

    /** A message that a matched probe has found. */
    Message(long handle, long bytes, ObjectCodec codec) {
        super(handle);
        this.bytes = bytes;
        this.codec = codec;
    }

    /** Length of the message in bytes. */
    long bytes() {
        return bytes;
    }

    @Override
    ObjectCodec codec() {
        return codec;
    }

    /** The handle of a message; null stands for the null handle. */
    static long handle(Message object) {
        return object == null ? Mpi.MPI_MESSAGE_NULL : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_MESSAGE_NULL;
    }

    /** Does nothing: only a receive releases a message. */
    @Override
    void release() {}
}
