package mpi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.LayoutHistory;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.objects.ObjectItems;
import mpi.internal.objects.PinnedMessage;

/**
 * Receive of a message of objects directly into its arrays, which are allocated and pinned before
 * the contents are known, by the layout of an earlier message. If the guess was wrong, the bytes
 * are joined, and decoded as in a contiguous receive.
 */
final class SpeculativeReceive implements AutoCloseable {

    private final LayoutHistory.Layout expected;
    private final PinnedMessage posted;

    private SpeculativeReceive(LayoutHistory.Layout expected, PinnedMessage posted) {
        this.expected = expected;
        this.posted = posted;
    }

    /**
     * Allocates and pins the arrays of the expected message; returns null if no message is
     * expected.
     */
    static SpeculativeReceive of(LayoutHistory.Layout expected) {
        if (expected == null) {
            return null;
        }
        ArrayTable table = expected.table();
        long front = expected.bytes() - table.bytes();
        return new SpeculativeReceive(expected, PinnedMessage.of(front, table, table.allocate()));
    }

    /** Returns true if the expected message has this length in bytes. */
    boolean isFor(int bytes) {
        return expected.bytes() == bytes;
    }

    /** Receives a message of the expected length, and stores its objects. */
    Status receive(Message message, ObjectItems items, Datatype type) {
        int bytes = (int) expected.bytes();
        Status status = message.Mrecv(posted.front(), 0, 1, new Datatype(posted));
        if (ContiguousReceive.arrived(status, bytes) == bytes && isAsExpected()) {
            LayoutHistory.met(expected);
            int count = ObjectCoding.decode(posted.front(), posted.arrays(), items);
            status.ofObjects(count, type);
        } else {
            status.ofObjects(decodeJoined(new ContiguousReceive(items, type, bytes), status), type);
        }
        return status;
    }

    /**
     * Returns true if the message consists of exactly the expected arrays, at the expected offsets.
     */
    private boolean isAsExpected() {
        MemorySegment front = posted.front();
        try {
            return ObjectEnvelope.isFront(front)
                    && ObjectEnvelope.length(front) == expected.bytes()
                    && ObjectCoding.table(front).equals(expected.table());
        } catch (IOException otherwise) {
            return false;
        }
    }

    /**
     * Copies the bytes before the arrays, and the arrays, into one buffer, and decodes this buffer.
     */
    private int decodeJoined(ContiguousReceive contiguous, Status status) {
        MemorySegment front = posted.front();
        try (Frame frame = Frame.open(contiguous.items().call()).unseen()) {
            MemorySegment whole = frame.room(expected.bytes());
            MemorySegment.copy(front, 0, whole, 0, front.byteSize());
            expected.table().load(posted.arrays(), whole, front.byteSize());
            return contiguous.decode(whole, status);
        }
    }

    /** Unpins the arrays of the expected message. */
    @Override
    public void close() {
        posted.close();
    }
}
