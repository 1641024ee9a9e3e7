package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.ArenaHold;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;

/**
 * What a call in progress keeps for longer than itself: for a request until it is complete, for a
 * window or a file until it is freed. Most calls keep nothing.
 */
final class Keeping {

    private Staging last;
    private boolean on;
    private boolean repeats;

    /** Whether what is off-heap is noted, too: a request that is not repeated holds it itself. */
    private boolean borrows;

    /** Keeps what follows for a request. */
    void forRequest() {
        on = true;
    }

    /** Keeps what follows for a window or a file. */
    void forObject() {
        on = true;
        borrows = true;
    }

    /** Keeps what follows for a request that is started again and again: nothing is pinned. */
    void forRepeats() {
        forObject();
        repeats = true;
    }

    /** Whether anything is kept. */
    boolean isOn() {
        return on;
    }

    /** Whether what MPI reads is brought again each time. */
    boolean repeats() {
        return repeats;
    }

    /** Keeps off-heap memory from the collector, and its arena open. */
    void borrow(MemorySegment memory) {
        if (borrows || on && ArenaHold.isNeeded(memory)) {
            last = new Staging(last).borrowed(memory);
        }
    }

    /** Memory that MPI may use until the request is complete. */
    MemorySegment take(long bytes) {
        MemorySegment memory = ShortMemory.take(bytes);
        last = new Staging(last).owning(memory);
        return memory;
    }

    /** What begins at a byte of an array that stays where it is; null if it is to be copied. */
    MemorySegment pinned(Object array, long at, long bytes, boolean isOnce) {
        if (repeats || !CallPins.takes(array, bytes) || isOnce && Staging.pins(last, array)) {
            return null;
        }
        last = new Staging(last).pinned(array);
        return MemorySegment.ofAddress(last.address() + at);
    }

    /** What the memory taken last stands for. */
    BounceBuffer of(Object buf) {
        return last.of(buf);
    }

    /** The handle of an object will be in the memory taken last when the request completes. */
    void later(Handle object) {
        last.handle(object);
    }

    /** Leaves everything to a request, a window or a file. */
    Staging handOver() {
        Staging all = last;
        last = null;
        return all;
    }

    /** Keeps nothing more, and lets go of what nobody took over. */
    void end() {
        Staging.freeAll(last);
        last = null;
        on = false;
        repeats = false;
        borrows = false;
    }
}
