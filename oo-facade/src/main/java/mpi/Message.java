package mpi;

import mpi.c.Mpi;
import mpi.object.ObjectCodec;

/** A message that a matched probe has set aside: only this object can receive it. */
public final class Message extends MessageCalls {

    private final long bytes;
    private final ObjectCodec codec;

    /** None, or one from nobody. */
    Message(long handle) {
        this(handle, 0, null);
    }

    /** One that a probe has found. */
    Message(long handle, long bytes, ObjectCodec codec) {
        super(handle);
        this.bytes = bytes;
        this.codec = codec;
    }

    /** How long the message is. */
    long bytes() {
        return bytes;
    }

    @Override
    ObjectCodec codec() {
        return codec;
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
