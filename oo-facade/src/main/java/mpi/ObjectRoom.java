package mpi;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.NativeMemory;
import mpi.object.ObjectCodec;

/**
 * Memory for a message of objects, whose length only the sender knows. A receive must be posted
 * before that: so the room is as large as any message, and the operating system finds pages for
 * what arrives only. One message, matched as MPI matches, however long it is.
 */
final class ObjectRoom implements AutoCloseable {

    /** The longest message of objects, {@code -Dpanmpi.objects.room=BYTES}. */
    private static final int LIMIT = Integer.getInteger("panmpi.objects.room", 1 << 30);

    private static final int LEAST = 1 << 16;

    /** Of a room that stays for the next message, at most so much has become memory. */
    private static final long MOST_KEPT = Runtime.getRuntime().maxMemory() / 32;

    /** A room whose pages need not be found again. */
    private static final AtomicReference<MemorySegment> KEPT = new AtomicReference<>();

    private final ObjectItems items;
    private final Datatype type;
    private MemorySegment memory;
    private boolean kept;

    private ObjectRoom(ObjectItems items, Datatype type) {
        this.items = items;
        this.type = type;
        memory = reserve();
        clear();
    }

    static ObjectRoom of(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        return new ObjectRoom(ObjectItems.of(call, codec, buf, offset, count, type), type);
    }

    /** As much as there is: a machine may allow less address space. */
    private static MemorySegment reserve() {
        MemorySegment kept = KEPT.getAndSet(null);
        if (kept != null) {
            return kept;
        }
        for (int bytes = Math.max(LIMIT, LEAST); ; bytes = Math.max(bytes / 2, LEAST)) {
            try {
                return NativeMemory.allocate(bytes);
            } catch (OutOfMemoryError e) {
                if (bytes == LEAST) {
                    throw e;
                }
            }
        }
    }

    MemorySegment memory() {
        return memory;
    }

    int limit() {
        return (int) memory.byteSize();
    }

    Datatype type() {
        return type;
    }

    /** Forgets a message, before another one may come. */
    void clear() {
        ObjectEnvelope.clear(memory);
    }

    /** Brings the objects of a message into the program's array. */
    Status received(Status status) {
        status.ofObjects(ObjectCoding.decode(memory, items), type);
        return status;
    }

    /** Leaves the room to a request, until it is complete. */
    <R extends Request> R received(R request) {
        request.receives(this);
        kept = true;
        return request;
    }

    /** Tells of a message that has arrived and that nobody has taken yet. */
    void describe(Status status) {
        status.ofObjects(ObjectEnvelope.count(memory), type);
    }

    /** Keeps the room for another message, unless it was a long one or none of objects. */
    void free() {
        boolean isShort =
                ObjectEnvelope.isNothing(memory)
                        || ObjectEnvelope.isFront(memory)
                                && ObjectEnvelope.length(memory) <= MOST_KEPT;
        if (!isShort || !KEPT.compareAndSet(null, memory)) {
            NativeMemory.free(memory);
        }
        memory = null;
    }

    @Override
    public void close() {
        if (!kept) {
            free();
        }
    }
}
