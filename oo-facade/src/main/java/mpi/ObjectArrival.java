package mpi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.trace.Trace;

/**
 * Receives a message of objects after a matched probe: its length is known, and no other thread can
 * receive it. If an earlier message of the same length consisted of long arrays, such arrays are
 * allocated first, and MPI receives directly into them.
 */
final class ObjectArrival implements AutoCloseable {

    /** Messages of up to 8 KiB are received into a byte array. */
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
     * Begins a receive.
     *
     * @param items destination of the objects.
     * @param waits true if no message has arrived yet: then arrays like those of the last messages
     *     are allocated meanwhile.
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

    /** Receives a message, and stores its objects in the program's array. */
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
        // MPI_PACKED matches messages sent with any datatype.
        status = message.Mrecv(buf, 0, bytes, MPI.PACKED);
        // A message from MPI_PROC_NULL has 0 bytes and no envelope.
        if (bytes > 0) {
            decode(memory.asSlice(0, arrived()));
        }
    }

    /** Bytes received, by the status: a damaged message may be shorter than the probe announced. */
    private long arrived() {
        return Math.clamp(StatusCount.elements(status, null), 0, bytes);
    }

    private void decode(MemorySegment memory) {
        count = ObjectCoding.decode(memory, items);
        if (bytes > SHORT) {
            learn(memory);
        }
    }

    /** Records the arrays of the message, as a guess for the next of that length. */
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

    /** True if the message consists of exactly the expected arrays, at the expected offsets. */
    private boolean isAsExpected(MemorySegment front) {
        try {
            return ObjectEnvelope.isFront(front)
                    && ObjectEnvelope.length(front) == bytes
                    && ObjectCoding.table(front).equals(expected.table());
        } catch (IOException otherwise) {
            return false;
        }
    }

    /**
     * Decodes after a wrong guess: copies front and arrays into one buffer, in the order of the
     * message.
     */
    private void decodeJoined(MemorySegment front, List<Object> arrays) {
        try (Frame frame = Frame.open(items.call()).unseen()) {
            MemorySegment whole = frame.room(bytes).asSlice(0, bytes);
            MemorySegment.copy(front, 0, whole, 0, front.byteSize());
            expected.table().load(arrays, whole, front.byteSize());
            decode(whole.asSlice(0, arrived()));
        }
    }

    /** Releases the arrays that were allocated for a message. */
    @Override
    public void close() {
        if (ready != null) {
            ready.close();
            ready = null;
        }
    }
}
