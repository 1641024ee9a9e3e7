package mpi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.trace.Trace;

/**
 * A message of objects that a matched probe has set aside, so that its length is known before it is
 * received, whichever threads receive at the same time. Most messages are of the same arrays as an
 * earlier one that was as long: then the arrays are made first, and MPI fills them where they are.
 */
final class ObjectArrival implements AutoCloseable {

    /** Shorter messages come into an array of bytes. */
    private static final int SHORT = 8 << 10;

    private final ObjectItems items;
    private ObjectLayouts.Layout expected;
    private ScatteredItem ready;
    private Message message;
    private int bytes;
    private Status status;
    private int count;

    private ObjectArrival(ObjectItems items) {
        this.items = items;
    }

    /**
     * Begins to receive.
     *
     * @param items where the objects go.
     * @param waits whether no message is there yet: then what the last ones were of is made
     *     meanwhile.
     */
    static ObjectArrival of(ObjectItems items, boolean waits) {
        ObjectArrival arrival = new ObjectArrival(items);
        ObjectLayouts.Layout expected = waits ? ObjectLayouts.expected() : null;
        if (expected != null) {
            arrival.expected = expected;
            arrival.ready = room(expected);
        }
        return arrival;
    }

    private static ScatteredItem room(ObjectLayouts.Layout layout) {
        ArrayTable table = layout.table();
        return ScatteredItem.of(layout.bytes() - table.bytes(), table, table.allocate());
    }

    /** Receives a message, and puts its objects where the call wants them. */
    Status received(Message found, Datatype type) {
        if (found.bytes() > Integer.MAX_VALUE) {
            String what =
                    "the message has " + found.bytes() + " bytes; one of objects has at most ";
            throw MPIException.of(
                    items.call(),
                    Mpi.MPI_ERR_TYPE,
                    what + Integer.MAX_VALUE + ": receive it as it is");
        }
        message = found;
        bytes = (int) found.bytes();
        receive();
        status.ofObjects(count, type);
        return status;
    }

    private void receive() {
        if (bytes <= SHORT) {
            ObjectLayouts.interrupted();
            receiveInto(MemorySegment.ofArray(new byte[bytes]));
            return;
        }
        if (expected == null || expected.bytes() != bytes) {
            close();
            expected = ObjectLayouts.find(bytes);
            ready = expected == null ? null : room(expected);
        }
        if (ready != null) {
            receiveReady();
            return;
        }
        try (Frame frame = Frame.open(items.call())) {
            receiveInto(frame.room(bytes).asSlice(0, bytes));
            if (Trace.on) {
                frame.trace().arrived(status.source, status.tag, bytes);
            }
        }
    }

    private void receiveInto(MemorySegment memory) {
        Object buf = memory.heapBase().orElse(memory);
        // The one datatype that takes what was sent by any.
        status = message.Mrecv(buf, 0, bytes, MPI.PACKED);
        // None come from nobody.
        if (bytes > 0) {
            decode(memory.asSlice(0, arrived()));
        }
    }

    /** Bytes that the receive has brought: what the probe announced is no more than a promise. */
    private long arrived() {
        return Math.clamp(StatusCount.elements(status, null), 0, bytes);
    }

    private void decode(MemorySegment memory) {
        count = ObjectCoding.decode(memory, items);
        if (bytes > SHORT) {
            learn(memory);
        }
    }

    /** Notes of what arrays the message was. */
    private void learn(MemorySegment memory) {
        try {
            ObjectLayouts.note(bytes, ObjectCoding.table(memory));
        } catch (IOException cannotBe) {
            throw new IllegalStateException(cannotBe);
        }
    }

    private void receiveReady() {
        status = message.Mrecv(ready.memory(), 0, 1, ready.type());
        if (arrived() == bytes && isAsExpected(ready.memory())) {
            ObjectLayouts.met(expected);
            count = ObjectCoding.decode(ready.memory(), ready.arrays(), items);
        } else {
            decodeJoined(ready.memory(), ready.arrays());
        }
    }

    /** Whether the message is of just the expected arrays, all of them where it claims. */
    private boolean isAsExpected(MemorySegment front) {
        try {
            return ObjectEnvelope.isFront(front)
                    && ObjectEnvelope.length(front) == bytes
                    && ObjectCoding.table(front).equals(expected.table());
        } catch (IOException otherwise) {
            return false;
        }
    }

    /** The guess was wrong: puts the bytes together again, in the order in which they came. */
    private void decodeJoined(MemorySegment front, List<Object> arrays) {
        try (Frame frame = Frame.open(items.call()).unseen()) {
            MemorySegment whole = frame.room(bytes).asSlice(0, bytes);
            MemorySegment.copy(front, 0, whole, 0, front.byteSize());
            expected.table().load(arrays, whole, front.byteSize());
            decode(whole.asSlice(0, arrived()));
        }
    }

    /** Lets go of what was made for a message. */
    @Override
    public void close() {
        if (ready != null) {
            ready.close();
            ready = null;
        }
    }
}
