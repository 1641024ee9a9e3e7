package mpi.internal.objects;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * Message of objects that the program has probed and not received yet. {@code Get_count} counts the
 * objects of a probed message by receiving it; a later receive of the program returns this message.
 *
 * @param source rank that has sent the message.
 * @param tag tag of the message.
 * @param bytes the whole message.
 */
public record HeldMessage(int source, int tag, MemorySegment bytes) {

    /** Returns true if a receive or probe with this source and tag matches the message. */
    public boolean isFor(int from, int ofTag) {
        boolean isFrom = from == Mpi.MPI_ANY_SOURCE || from == source;
        return isFrom && (ofTag == Mpi.MPI_ANY_TAG || ofTag == tag);
    }

    /**
     * Returns the number of objects in the message; MPI.UNDEFINED if it is not a message of
     * objects.
     */
    public int objects() {
        return ObjectEnvelope.isFront(bytes) ? ObjectEnvelope.count(bytes) : Mpi.MPI_UNDEFINED;
    }
}
