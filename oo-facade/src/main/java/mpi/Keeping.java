package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.ArenaHold;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;

/**
 * Buffers of a call in progress that outlive it: a request holds them until it is complete, a
 * window or a file until it is freed. Most calls have none.
 */
final class Keeping {

    private Staging last;
    private boolean on;
    private boolean repeats;

    /**
     * True if off-heap buffers of the program are recorded too: a nonpersistent request holds a
     * reference to them itself.
     */
    private boolean borrows;

    /** Stages the buffers that follow for a nonblocking request. */
    void forRequest() {
        on = true;
    }

    /** Stages the buffers that follow for a window or a file. */
    void forObject() {
        on = true;
        borrows = true;
    }

    /**
     * Stages the buffers that follow for a persistent request: none is pinned, since it may live
     * long.
     */
    void forRepeats() {
        forObject();
        repeats = true;
    }

    /** True if buffers outlive the call. */
    boolean isOn() {
        return on;
    }

    /** True if send buffers are copied again at each start. */
    boolean repeats() {
        return repeats;
    }

    /** Holds off-heap memory of the program: it is not collected, and its arena stays open. */
    void borrow(MemorySegment memory) {
        if (borrows || on && ArenaHold.isNeeded(memory)) {
            last = new Staging(last).borrowed(memory);
        }
    }

    /** Allocates memory that MPI may use until the request is complete. */
    MemorySegment take(long bytes) {
        MemorySegment memory = ShortMemory.take(bytes);
        last = new Staging(last).owning(memory);
        return memory;
    }

    /**
     * Pins an array, and returns the address of its byte {@code at}; null if it must be copied
     * instead.
     */
    MemorySegment pinned(Object array, long at, long bytes, boolean isOnce) {
        if (repeats || !CallPins.takes(array, bytes) || isOnce && Staging.pins(last, array)) {
            return null;
        }
        last = new Staging(last).pinned(array);
        return MemorySegment.ofAddress(last.address() + at);
    }

    /** Makes the memory allocated last the bounce buffer of a program's buffer. */
    BounceBuffer of(Object buf) {
        return last.of(buf);
    }

    /**
     * Has an object adopt the handle that MPI writes to the memory allocated last when the request
     * completes.
     */
    void later(Handle object) {
        last.handle(object);
    }

    /** Hands all buffers over to a request, a window or a file. */
    Staging handOver() {
        Staging all = last;
        last = null;
        return all;
    }

    /** Ends the call: frees the buffers that were not handed over. */
    void end() {
        Staging.freeAll(last);
        last = null;
        on = false;
        repeats = false;
        borrows = false;
    }
}
