package mpi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import mpi.internal.objects.LayoutHistory;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectItems;
import mpi.internal.trace.Trace;

/**
 * Receive of a message of objects into contiguous memory, from which the objects are decoded.
 * Arrays in the message are copied from this memory, whereas a {@link SpeculativeReceive} receives
 * them in place.
 *
 * @param items destination of the objects.
 * @param type datatype of the receiving call.
 * @param bytes length of the message, as the probe has reported it.
 */
record ContiguousReceive(ObjectItems items, Datatype type, int bytes) {

    /** Messages of up to 8 KiB are received into a byte array. */
    private static final int SHORT = 8 << 10;

    static boolean isShort(int bytes) {
        return bytes <= SHORT;
    }

    /** Receives the message, and stores its objects in the program's array. */
    Status receive(Message message) {
        if (isShort(bytes)) {
            LayoutHistory.interrupted();
            return receive(message, MemorySegment.ofArray(new byte[bytes]));
        }
        try (Frame frame = Frame.open(items.call())) {
            Status status = receive(message, frame.room(bytes).asSlice(0, bytes));
            if (Trace.on) {
                frame.trace().arrived(status.source, status.tag, bytes);
            }
            return status;
        }
    }

    private Status receive(Message message, MemorySegment memory) {
        Object buf = memory.heapBase().orElse(memory);
        // MPI_PACKED matches messages sent with any datatype.
        Status status = message.Mrecv(buf, 0, bytes, MPI.PACKED);
        // A message from MPI_PROC_NULL has 0 bytes, and so no header to decode.
        status.ofObjects(bytes == 0 ? 0 : decode(memory, status), type);
        return status;
    }

    /** Decodes a message in contiguous memory, and returns the number of its objects. */
    int decode(MemorySegment memory, Status status) {
        MemorySegment message = memory.asSlice(0, arrived(status, bytes));
        int count = ObjectCoding.decode(message, items);
        if (!isShort(bytes)) {
            learn(message);
        }
        return count;
    }

    /**
     * Returns the number of bytes received, which the status reports: a damaged message may be
     * shorter than the probe announced.
     */
    static long arrived(Status status, int bytes) {
        return Math.clamp(status.elements(null), 0, bytes);
    }

    /**
     * Records the lengths of the message's arrays, as a guess for the next message of the same
     * length.
     */
    private void learn(MemorySegment message) {
        try {
            LayoutHistory.note(bytes, ObjectCoding.table(message));
        } catch (IOException cannotBe) {
            throw new IllegalStateException(cannotBe);
        }
    }
}
