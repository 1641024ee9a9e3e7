package mpi.internal.trace;

import static mpi.internal.trace.TraceLayout.LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;

/**
 * Writes the calls of one thread to chunks of the trace file. A call is written when it begins, so
 * that a call which never ends can be seen. {@link TraceLayout#BEGIN} is written last, as it is
 * zero in an entry that is not valid yet; a reader thus never sees half of an entry.
 */
final class ThreadTrace {

    private static final int FIRST_CHUNK = TraceLayout.PAGE;
    private static final int LAST_CHUNK = 16 * TraceLayout.PAGE;

    private static final long NO_PEER = both(TraceNumbers.NONE, TraceNumbers.NONE);

    private final TraceStore store;
    private final int number;
    private final long anchor;
    private final CallLines lines;
    private MemorySegment chunk = MemorySegment.NULL;
    private long at;
    private int nextChunk = FIRST_CHUNK;
    private int site;
    private boolean isOpen;
    private boolean isExchange;

    ThreadTrace(TraceStore store, Sites sites, int number, long anchor) {
        this.store = store;
        this.number = number;
        this.anchor = anchor;
        lines = new CallLines(sites, Thread.currentThread().isVirtual());
    }

    /**
     * Writes that a call begins. Returns false if the disk is full, or if the call is made by a
     * callback within another call.
     */
    boolean begin(String call, long time) {
        if (isOpen) {
            return false;
        }
        isOpen = hasRoom();
        if (isOpen) {
            isExchange = false;
            site = lines.begin(call);
            open(at, site, time);
        }
        return isOpen;
    }

    private void open(long place, int ofSite, long time) {
        MemorySegment to = chunk;
        to.set(LONG, place + TraceLayout.NANOS, TraceLayout.OPEN);
        to.set(LONG, place + TraceLayout.BYTES, -1);
        to.set(LONG, place + TraceLayout.SITE, ofSite);
        to.set(LONG, place + TraceLayout.PEER, NO_PEER);
        VarHandle.releaseFence();
        to.set(LONG, place + TraceLayout.BEGIN, time - anchor + 1);
    }

    /** Packs two 32-bit numbers into a 64-bit number, since one store is faster than two. */
    private static long both(int first, int second) {
        return first & 0xffff_ffffL | (long) second << 32;
    }

    /** Writes the arguments of the call that has begun to the call's entry. */
    void told(TracedCall call) {
        if (isOpen) {
            int communicator = call.communicator();
            site = lines.told(communicator, call.peer(), call.datatype());
            chunk.set(LONG, at + TraceLayout.SITE, both(site, communicator));
            arguments(call);
        }
    }

    private void arguments(TracedCall call) {
        MemorySegment to = chunk;
        isExchange = call.isExchange();
        to.set(LONG, at + TraceLayout.BYTES, isExchange ? call.sent() : call.bytes());
        to.set(LONG, at + TraceLayout.PEER, both(call.peer(), call.tag()));
        if (isExchange) {
            long more = at + TraceLayout.CALL_SIZE;
            to.set(LONG, more + TraceLayout.BYTES, call.received());
            to.set(LONG, more + TraceLayout.PEER, both(call.source(), call.sourceTag()));
            VarHandle.releaseFence();
            to.set(LONG, more + TraceLayout.BEGIN, TraceLayout.MORE);
        }
    }

    /** Writes the duration of the call that has begun, which now has ended. */
    void end(TracedCall call) {
        if (!isOpen) {
            return;
        }
        if (call.hasArrived()) {
            arguments(call);
        }
        VarHandle.releaseFence();
        chunk.set(LONG, at + TraceLayout.NANOS, call.nanos());
        at += isExchange ? 2 * TraceLayout.CALL_SIZE : TraceLayout.CALL_SIZE;
        lines.end(site);
        isOpen = false;
    }

    /**
     * Removes the call that has begun from the trace, since panmpi has made the call and not the
     * program.
     */
    void drop() {
        if (isOpen) {
            chunk.set(LONG, at + TraceLayout.BEGIN, 0);
            chunk.set(LONG, at + TraceLayout.CALL_SIZE + TraceLayout.BEGIN, 0);
            isOpen = false;
        }
    }

    /**
     * Writes the beginning of a region. Returns the entry to which {@link #leave} writes the end of
     * the region; null if the trace file has no room, or if a callback within an MPI call begins
     * the region.
     */
    MemorySegment enter(int ofSite) {
        if (isOpen || !hasRoom()) {
            return null;
        }
        open(at, ofSite, System.nanoTime());
        at += TraceLayout.CALL_SIZE;
        return chunk.asSlice(at - TraceLayout.CALL_SIZE, TraceLayout.CALL_SIZE);
    }

    /** Writes the duration of a region, which now has ended, to the region's entry. */
    void leave(MemorySegment region) {
        long begin = region.get(LONG, TraceLayout.BEGIN) - 1 + anchor;
        region.set(LONG, TraceLayout.NANOS, System.nanoTime() - begin);
    }

    /**
     * Returns true if there is room for a call that sends and receives, which takes two entries. If
     * the current chunk is full, begins a new one.
     */
    private boolean hasRoom() {
        return at + 2 * TraceLayout.CALL_SIZE <= chunk.byteSize() || nextChunk();
    }

    private boolean nextChunk() {
        MemorySegment next = nextChunk == 0 ? null : store.calls(nextChunk, number);
        if (next == null) {
            nextChunk = 0;
            store.countLost();
            return false;
        }
        chunk = next;
        at = TraceLayout.C_HEAD;
        nextChunk = Math.min(4 * nextChunk, LAST_CHUNK);
        return true;
    }
}
