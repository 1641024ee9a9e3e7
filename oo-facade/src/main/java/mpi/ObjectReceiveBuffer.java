package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Set;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.objects.ObjectItems;
import mpi.internal.objects.ObjectMemory;
import mpi.object.ObjectCodec;

/**
 * Buffer of a receive of objects that is posted before the length of the message is known: the
 * message arrives in a large range of reserved address space. A message of objects begins with a
 * header (the "envelope"), whose length field is compared with the bytes that MPI reports.
 */
final class ObjectReceiveBuffer implements AutoCloseable {

    /**
     * Calls for which MPICH and its derivatives return another status than that of the receive. The
     * length of the message is then read from its envelope.
     */
    private static final Set<String> WITHOUT_STATUS = Set.of("MPI_Isendrecv");

    private final ObjectItems items;
    private final Datatype type;
    private final ObjectMemory memory;

    /** True if a request owns the buffer. */
    private boolean isPosted;

    private ObjectReceiveBuffer(ObjectItems items, Datatype type, ObjectMemory memory) {
        this.items = items;
        this.type = type;
        this.memory = memory;
        memory.open();
    }

    static ObjectReceiveBuffer of(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        ObjectItems items = ObjectType.items(call, codec, buf, offset, count, type);
        boolean isReported = !WITHOUT_STATUS.contains(call);
        return new ObjectReceiveBuffer(
                items, type, isReported ? ObjectMemory.reserve() : ObjectMemory.reserveFresh());
    }

    MemorySegment memory() {
        return memory.all();
    }

    /** Returns the length in bytes of the longest message that can be received. */
    int capacity() {
        return (int) memory().byteSize();
    }

    Datatype type() {
        return type;
    }

    /** Prepares the buffer for the next message of a persistent receive. */
    void open() {
        memory.open();
    }

    /** Decodes a message into the program's array. */
    Status received(Status status) {
        MemorySegment message = message(status);
        boolean isEmpty = message.byteSize() == 0 || isCancelled(message, status);
        status.ofObjects(isEmpty ? 0 : ObjectCoding.decode(message, items), type);
        return status;
    }

    /**
     * Returns the bytes of the message; none if it is from {@code MPI.PROC_NULL}, or if the request
     * was not started.
     */
    private MemorySegment message(Status status) {
        MemorySegment message = memory.arrived(status.elements(null));
        if (memory.isLengthReported() || !ObjectEnvelope.isFront(message)) {
            return message;
        }
        long length = ObjectEnvelope.length(message);
        return length < 0 || length > message.byteSize() ? message : message.asSlice(0, length);
    }

    /** Returns true for a cancelled receive, for which MPICH 4.0 reports bytes all the same. */
    private boolean isCancelled(MemorySegment message, Status status) {
        return memory.isLengthReported()
                && !ObjectEnvelope.isFront(message)
                && status.Test_cancelled();
    }

    /** Hands the buffer over to a request, which keeps it until the request is complete. */
    <R extends Request> R received(R request) {
        request.receives(this);
        isPosted = true;
        return request;
    }

    /** Fills the status of a message that has arrived but is not decoded yet. */
    void describe(Status status) {
        MemorySegment message = message(status);
        boolean isFront = ObjectEnvelope.isFront(message);
        status.ofObjects(isFront ? ObjectEnvelope.count(message) : 0, type);
    }

    /** Frees the buffer. */
    void free() {
        memory.free();
    }

    @Override
    public void close() {
        if (!isPosted) {
            free();
        }
    }
}
