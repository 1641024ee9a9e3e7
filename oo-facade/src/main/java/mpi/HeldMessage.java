package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.objects.ObjectItems;

/** Message of objects that was received to count them, before the program receives it. */
final class HeldMessage {

    private final Status status;
    private final int source;
    private final int tag;
    private final MemorySegment bytes;

    /**
     * Holds a message.
     *
     * @param bytes the whole message.
     */
    HeldMessage(Status status, MemorySegment bytes) {
        this.status = status;
        this.bytes = bytes;
        source = status.source;
        tag = status.tag;
    }

    /** A new copy of the status, which the program may change. */
    Status status() {
        Status copy = new Status();
        Status.copy(status, copy);
        return copy;
    }

    /** Length of the message in bytes. */
    long length() {
        return bytes.byteSize();
    }

    /** True if a receive or probe of that source and tag finds the message. */
    boolean isFor(int from, int ofTag) {
        return (from == MPI.ANY_SOURCE || from == source) && (ofTag == MPI.ANY_TAG || ofTag == tag);
    }

    /** Number of its objects; MPI.UNDEFINED if it has none. */
    int objects() {
        return ObjectEnvelope.isFront(bytes) ? ObjectEnvelope.count(bytes) : MPI.UNDEFINED;
    }

    /** Stores the objects in the program's array. */
    Status receive(ObjectItems items, Datatype type) {
        Status received = status();
        received.ofObjects(ObjectCoding.decode(bytes, items), type);
        return received;
    }
}
