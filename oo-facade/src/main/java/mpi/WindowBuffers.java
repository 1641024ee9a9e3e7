package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.memory.PinCache;
import mpi.internal.memory.WindowPins;
import mpi.internal.staging.StagedBuffer;

/**
 * Base class of {@link Win} that holds the memory of a window, and the buffers of its operations in
 * progress.
 */
abstract class WindowBuffers extends WindowTargetChecks {

    /**
     * Buffers of one operation, held until the window is synchronised with the operation's target.
     */
    private record Held(StagedBuffer staged, int target) {}

    private final Arena lifetime = Arena.ofShared();
    private final List<Held> held = new ArrayList<>();
    private final WindowPins pins = new WindowPins();
    private final List<StagedBuffer> kept = new ArrayList<>();
    private MemorySegment base = MemorySegment.NULL;

    WindowBuffers(long handle) {
        super(handle);
    }

    /** Records the memory that MPI allocated for the window. */
    final void own(MemorySegment address, long bytes) {
        base = memory(address, bytes);
    }

    /** Takes over the memory of another object for the same window. */
    final void takeOver(WindowBuffers other) {
        kept.addAll(other.kept);
        other.kept.clear();
        takeTargets(other);
        if (other.base.address() != 0) {
            own(other.base, other.base.byteSize());
        }
    }

    /** Makes a segment for memory of the window, valid until the window is freed. */
    final MemorySegment memory(MemorySegment address, long bytes) {
        return MpiMemoryArenas.of(address, bytes, lifetime);
    }

    /**
     * Holds memory of the program while the window uses it: it is not collected, and its arena
     * stays open.
     */
    final void keep(MemorySegment memory) {
        kept.add(new StagedBuffer(null).borrowed(memory));
        attached(memory);
    }

    /** Releases memory that was detached from the window. */
    final void letGo(MemorySegment memory) {
        detached(memory);
        for (Iterator<StagedBuffer> all = kept.iterator(); all.hasNext(); ) {
            StagedBuffer one = all.next();
            if (one.begins(memory.address())) {
                all.remove();
                StagedBuffer.freeAll(one);
            }
        }
    }

    final MemorySegment base() {
        return base;
    }

    /** Holds the buffers of an operation until it is complete. */
    final void hold(Frame frame, int target) {
        StagedBuffer staged = frame.staged();
        int shared = frame.pins();
        if (target == Mpi.MPI_PROC_NULL) {
            StagedBuffer.freeAll(staged);
            PinCache.release(shared, 1);
            return;
        }
        if (staged != null) {
            hold(staged, target);
        }
        if (shared != 0) {
            share(shared, target);
        }
    }

    /** Holds pins of an operation; for speed, synchronizes only if several threads call MPI. */
    private void share(int shared, int target) {
        if (CallStack.areSeveral) {
            synchronized (pins) {
                pins.add(shared, target);
            }
        } else {
            pins.add(shared, target);
        }
    }

    private synchronized void hold(StagedBuffer staged, int target) {
        held.add(new Held(staged, target));
    }

    /**
     * Completes the operations with one target: copies data that they have fetched to the program's
     * buffers, and releases the buffers.
     */
    final void completed(int target) {
        if (!pins.isEmpty()) {
            unpin(target);
        }
        if (!held.isEmpty()) {
            deliver(target);
        }
    }

    private void unpin(int target) {
        if (CallStack.areSeveral) {
            synchronized (pins) {
                pins.release(target);
            }
        } else {
            pins.release(target);
        }
    }

    private synchronized void deliver(int target) {
        for (Iterator<Held> all = held.iterator(); all.hasNext(); ) {
            Held one = all.next();
            if (one.target() == target) {
                all.remove();
                StagedBuffer.deliver(one.staged());
            }
        }
    }

    /**
     * Completes all operations: copies data that they have fetched to the program's buffers, and
     * releases the buffers.
     */
    final void completed() {
        if (!pins.isEmpty()) {
            synchronized (pins) {
                pins.release();
            }
        }
        if (!held.isEmpty()) {
            deliver();
        }
    }

    private synchronized void deliver() {
        held.forEach(one -> StagedBuffer.deliver(one.staged()));
        held.clear();
    }

    /**
     * Completes all operations of a window that was freed, and makes its memory inaccessible.
     * Throws if a request or a call of another thread still uses the memory.
     */
    final void freed() {
        completed();
        forgetTargets();
        kept.forEach(StagedBuffer::freeAll);
        kept.clear();
        try {
            lifetime.close();
        } catch (IllegalStateException busy) {
            String what =
                    "the window cannot be freed while a request or another thread's call uses"
                            + " its memory; complete that first";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_WIN, what);
        }
    }
}
