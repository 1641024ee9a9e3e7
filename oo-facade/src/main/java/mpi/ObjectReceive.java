package mpi;

import mpi.c.Mpi;
import mpi.internal.objects.HeldMessage;
import mpi.internal.objects.LayoutHistory;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectItems;
import mpi.object.ObjectCodec;

/**
 * Blocking receive of a message of objects after a matched probe: the length of the message is
 * known, and no other thread can receive it. Makes a {@link SpeculativeReceive} if earlier messages
 * suggest which arrays arrive, else a {@link ContiguousReceive}.
 */
final class ObjectReceive implements AutoCloseable {

    private final ObjectItems items;
    private final Datatype type;
    private SpeculativeReceive speculative;

    private ObjectReceive(ObjectItems items, Datatype type) {
        this.items = items;
        this.type = type;
    }

    /** Prepares a receive; throws, before a message is matched, if the receive buffer is wrong. */
    static ObjectReceive of(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        return new ObjectReceive(ObjectType.items(call, codec, buf, offset, count, type), type);
    }

    /** Allocates arrays like those of the last messages, before a message has arrived. */
    void allocateAhead() {
        speculative = SpeculativeReceive.of(LayoutHistory.expected());
    }

    /** Receives a message, and stores its objects in the program's array. */
    Status received(Message message) {
        HeldMessage held = message.takeHeld();
        if (held != null) {
            ObjectCoding.decode(held.bytes(), items);
            Status status = Status.of(held);
            status.ofObjects(held.objects(), type);
            return status;
        }
        int bytes = length(message);
        return choose(bytes)
                ? speculative.receive(message, items, type)
                : new ContiguousReceive(items, type, bytes).receive(message);
    }

    private int length(Message message) {
        long bytes = message.bytes();
        if (bytes > Integer.MAX_VALUE) {
            String what =
                    "the message has " + bytes + " bytes, and a message of objects has at most ";
            throw MPIException.of(
                    items.call(),
                    Mpi.MPI_ERR_TYPE,
                    what
                            + Integer.MAX_VALUE
                            + "; receive it with the datatype that it was sent with");
        }
        return (int) bytes;
    }

    /**
     * Chooses between the two kinds of receive for a message of this length. Returns true for a
     * speculative receive, for which {@code speculative} has arrays.
     */
    private boolean choose(int bytes) {
        if (ContiguousReceive.isShort(bytes)) {
            return false;
        }
        if (speculative == null || !speculative.isFor(bytes)) {
            close();
            speculative = SpeculativeReceive.of(LayoutHistory.find(bytes));
        }
        return speculative != null;
    }

    /** Unpins the arrays that were allocated for a message. */
    @Override
    public void close() {
        if (speculative != null) {
            speculative.close();
            speculative = null;
        }
    }
}
