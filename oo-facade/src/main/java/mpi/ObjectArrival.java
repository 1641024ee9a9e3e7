package mpi;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.c.Mpi;

/**
 * A message of objects that a matched probe has set aside, so that its length is known before it is
 * received, whichever threads receive at the same time. Most messages are of the same arrays as an
 * earlier one that was as long: then the arrays are made first, and MPI fills them where they are.
 */
final class ObjectArrival {

    /** Shorter messages come into an array of bytes. */
    private static final int SHORT = 8 << 10;

    private final ObjectItems items;
    private final Message message;
    private final int bytes;
    private Status status;
    private int count;

    private ObjectArrival(ObjectItems items, Message message) {
        this.items = items;
        this.message = message;
        if (message.bytes() > Integer.MAX_VALUE) {
            String what =
                    "the message has " + message.bytes() + " bytes; one of objects has at most ";
            throw MPIException.of(
                    items.call(),
                    Mpi.MPI_ERR_TYPE,
                    what + Integer.MAX_VALUE + ": receive it as it is");
        }
        bytes = (int) message.bytes();
    }

    /** Receives a message, and puts its objects where the call wants them. */
    static Status received(ObjectItems items, Datatype type, Message message) {
        ObjectArrival arrival = new ObjectArrival(items, message);
        arrival.receive();
        arrival.status.ofObjects(arrival.count, type);
        return arrival.status;
    }

    private void receive() {
        ArrayTable guess = bytes <= SHORT ? null : ObjectLayouts.find(bytes);
        if (guess != null) {
            receiveAs(guess);
        } else if (bytes <= SHORT) {
            receiveInto(MemorySegment.ofArray(new byte[bytes]));
        } else {
            try (Frame frame = Frame.open(items.call())) {
                receiveInto(frame.room(bytes).asSlice(0, bytes));
            }
        }
    }

    private void receiveInto(MemorySegment memory) {
        Object buf = memory.heapBase().orElse(memory);
        status = message.Mrecv(buf, 0, bytes, MPI.BYTE);
        decode(memory);
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

    private void receiveAs(ArrayTable guess) {
        try (ScatteredItem item = ScatteredItem.of(bytes - guess.bytes(), guess.allocate())) {
            status = message.Mrecv(item.memory(), 0, 1, item.type());
            if (isOf(guess, item.memory())) {
                count = ObjectCoding.decode(item.memory(), item.arrays(), items);
            } else {
                decodeJoined(item.memory(), item.arrays());
            }
        }
    }

    /** Whether the message is of just those arrays. */
    private static boolean isOf(ArrayTable guess, MemorySegment front) {
        try {
            return ObjectEnvelope.isFront(front) && ObjectCoding.table(front).equals(guess);
        } catch (IOException otherwise) {
            return false;
        }
    }

    /** The guess was wrong: puts the bytes together again, in the order in which they came. */
    private void decodeJoined(MemorySegment front, List<Object> arrays) {
        try (Frame frame = Frame.open(items.call())) {
            MemorySegment whole = frame.room(bytes).asSlice(0, bytes);
            MemorySegment.copy(front, 0, whole, 0, front.byteSize());
            ArrayTable.load(arrays, whole, front.byteSize());
            decode(whole);
        }
    }
}
