package mpi;

import mpi.c.Mpi;
import mpi.internal.call.NullChecks;
import mpi.internal.objects.HeldMessage;
import mpi.object.ObjectCodec;

/** A message that a matched probe has set aside: only this object can receive it. */
public final class Message extends MessageCalls {

    private long bytes;
    private ObjectCodec codec;
    private HeldMessage held;

    /** Makes the null message, for a matched probe to fill: {@link #mProbe}. */
    public Message() {
        this(Mpi.MPI_MESSAGE_NULL);
    }

    /** Makes the null message, or the message of a probe from MPI_PROC_NULL. */
    Message(long handle) {
        this(handle, 0, null);
    }

    /** Makes a message that a matched probe has found. */
    Message(long handle, long bytes, ObjectCodec codec) {
        super(handle);
        this.bytes = bytes;
        this.codec = codec;
    }

    /** Makes a message that panmpi has received already, to count its objects. */
    Message(HeldMessage held, ObjectCodec codec) {
        this(Mpi.MPI_MESSAGE_NULL, held.bytes().byteSize(), codec);
        this.held = held;
    }

    /**
     * Waits for a message, removes it from matching, and makes this object stand for it; blocking.
     *
     * @param source rank that sends, or {@code MPI.ANY_SOURCE}.
     * @param tag tag of the message, or {@code MPI.ANY_TAG}.
     * @param comm communicator of the message.
     * @return the status of the message.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public Status mProbe(int source, int tag, Comm comm) {
        CommMprobe found = NullChecks.given("MPI_Mprobe", "comm", comm).Mprobe(source, tag);
        become(found.message());
        return found.status();
    }

    /**
     * Looks for a message; if there is one, removes it from matching and makes this object stand
     * for it. Not blocking.
     *
     * @param source rank that sends, or {@code MPI.ANY_SOURCE}.
     * @param tag tag of the message, or {@code MPI.ANY_TAG}.
     * @param comm communicator of the message.
     * @return the status of the message; null where no message is there.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public Status imProbe(int source, int tag, Comm comm) {
        CommImprobe found = NullChecks.given("MPI_Improbe", "comm", comm).Improbe(source, tag);
        if (found == null) {
            return null;
        }
        become(found.message());
        return found.status();
    }

    private void become(Message other) {
        adopt(other.handle());
        bytes = other.bytes;
        codec = other.codec;
        held = other.held;
    }

    /**
     * Removes and returns the message, if it was received already to count its objects; else null.
     */
    HeldMessage takeHeld() {
        HeldMessage taken = held;
        held = null;
        return taken;
    }

    /**
     * Tests for the message of a probe from {@code MPI.PROC_NULL}; local.
     *
     * @return true for such a message, which has no elements.
     */
    public boolean isNoProc() {
        return handle() == Mpi.MPI_MESSAGE_NO_PROC;
    }

    /**
     * Returns {@code MPI.PROC_NULL} if the message is of a probe from {@code MPI.PROC_NULL}, else
     * 0. {@link CamelCaseBuffers} takes the value as the rank of the sender, and only compares it
     * with {@code MPI.PROC_NULL}.
     */
    int peer() {
        return isNoProc() ? Mpi.MPI_PROC_NULL : 0;
    }

    /** Returns the length of the message in bytes. */
    long bytes() {
        return bytes;
    }

    @Override
    ObjectCodec codec() {
        return codec;
    }

    /**
     * Throws if the message was received already: some libraries abort the job if it is received
     * again.
     */
    void mustBeThere(String call) {
        if (Is_null()) {
            String what = "the message has been received already, or no probe has found one";
            String rule = "; a message that a matched probe finds is received once";
            throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, what + rule);
        }
    }

    /** Returns the handle of a message; null stands for the null handle. */
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
