package mpi.internal.objects;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * Message of objects that was received to count them, before the program receives it.
 *
 * @param source rank that has sent it.
 * @param tag tag.
 * @param bytes the whole message.
 */
public record HeldMessage(int source, int tag, MemorySegment bytes) {

    /** True if a receive or probe of that source and tag finds the message. */
    public boolean isFor(int from, int ofTag) {
        boolean isFrom = from == Mpi.MPI_ANY_SOURCE || from == source;
        return isFrom && (ofTag == Mpi.MPI_ANY_TAG || ofTag == tag);
    }

    /** Number of its objects; MPI.UNDEFINED if it was sent with another datatype. */
    public int objects() {
        return ObjectEnvelope.isFront(bytes) ? ObjectEnvelope.count(bytes) : Mpi.MPI_UNDEFINED;
    }
}
