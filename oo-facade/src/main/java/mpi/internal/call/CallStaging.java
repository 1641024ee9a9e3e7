package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.internal.Checks;
import mpi.internal.call.CallShape.Owner;
import mpi.internal.memory.CallPins;
import mpi.internal.staging.BufferStager;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.ByteRange;
import mpi.internal.staging.OverlapCheck;
import mpi.internal.staging.StagedBuffer;

/**
 * Handles the buffers of a call in progress from beginning to end: it decides which buffers may be
 * copied or pinned, by the {@link CallShape} of the MPI function. At the end, the buffers are
 * copied back, handed over to a request or window, or released.
 */
public abstract class CallStaging extends CallFrame {

    protected final BufferStager stage = new BufferStager(scratch);

    /**
     * True if buffers of the call may share memory, so that each buffer is checked against the
     * other buffers.
     */
    boolean hasSeveral;

    private final OverlapCheck overlap = new OverlapCheck();
    private boolean replaces;

    /**
     * True if the program passed one array as both buffers of the call, so that overlaps are
     * allowed.
     */
    private boolean shares;

    private InPlaceBuffer inPlace = InPlaceBuffer.NONE;
    private int outputs;

    protected CallStaging(CallStack stack) {
        super(stack);
    }

    /**
     * Returns true for the frame of the first thread's outermost call, which most calls use. The
     * method only compares this frame with a constant.
     */
    protected abstract boolean isOutermostOfFirst();

    /** Lets the calls of this frame use the pin cache. */
    public final void cachePins() {
        stage.pinned.keep();
    }

    /** Empties the pin cache, and uses it no more. */
    public final void uncachePins() {
        stage.pinned.keepNone();
    }

    /** Begins a call whose shape is not {@link CallShape#PLAIN}. */
    protected final void begin(CallShape shape) {
        if (shape.owner() != Owner.CALL) {
            holds = true;
            stage.retain(shape.owner() != Owner.REQUEST, shape.owner() == Owner.PERSISTENT);
        }
        if (shape.replaces()) {
            replaces();
        }
        inPlace = shape.inPlace();
    }

    /**
     * Allows the program to pass one array as both buffers of this call. MPI uses the array in
     * place for at most one of the buffers, and gets a copy for the other buffer.
     */
    private void replaces() {
        replaces = true;
        if (isOutermostOfFirst()) {
            CallPins.beginReplacing();
        }
    }

    /**
     * Enables the overlap check for two buffers of a call, if they may share memory. This method
     * must run before the first of the two buffers is made accessible, since the check needs the
     * bytes of both. In collective calls, one array may be both buffers, as in programs for MPJ
     * Express, unless checks are strict.
     */
    public final void mustBeApart(Object buf, Object other) {
        if (OverlapCheck.isNeeded(buf, other)) {
            hasSeveral = true;
            holds = true;
            boolean isCollective = inPlace != InPlaceBuffer.NONE && !replaces;
            if (isCollective && !Checks.STRICT && buf == other && OverlapCheck.isArray(buf)) {
                shares = true;
                replaces();
            }
        }
    }

    /** Enables the overlap check for two segments of a call, if they overlap. */
    public final void mustBeApart(MemorySegment buf, MemorySegment other) {
        if (OverlapCheck.isNeeded(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /**
     * Throws if a buffer overlaps another buffer of the call, unless this call allows the overlap.
     */
    final void checkApart(Object buf, int offset, ByteRange range, boolean out) {
        if (hasSeveral && !shares) {
            overlap.takesInPlace(inPlace != InPlaceBuffer.NONE);
            overlap.check(call(), buf, offset, range, out, replaces);
        }
    }

    /** Returns the address that stands for {@code MPI.IN_PLACE}. */
    final MemorySegment inPlace(Use use) {
        return inPlace.address(call(), use);
    }

    /** Begins to handle a buffer of the call; counts the buffer if MPI writes it. */
    final void begin(Use use) {
        if (use != Use.READ) {
            outputs++;
        }
    }

    /** Prepares the staging of the current buffer, which may be copied, or pinned for this call. */
    final void beginStaged() {
        holds = true;
        if (replaces) {
            stage.pinned.beginOnce();
        }
        if (outputs > 0) {
            stage.outputs.begin(outputs - 1);
        }
    }

    /** Begins to handle a buffer of several blocks. */
    final void beginBlocks(Use use) {
        begin(use);
        beginStaged();
    }

    /**
     * Copies an output, which is a buffer that MPI writes, from its bounce buffer back to the
     * program's buffer {@code buf}. {@code number} counts the call's outputs from 0. Does nothing
     * if the output has no bounce buffer.
     */
    public final void back(int number, Object buf) {
        if (holds && stage.outputs.isStaged(number)) {
            stage.outputs.at(number).store(buf);
        }
    }

    @Override
    public final MemorySegment room(long bytes) {
        holds = true;
        return stage.lend(bytes);
    }

    /** Allocates memory for one handle, which MPI writes when a request completes. */
    public final MemorySegment lentCell() {
        MemorySegment cell = room(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /**
     * Returns the list of the buffers that MPI still uses after this call, for a request, a window
     * or a file to hold; null if there are none.
     */
    public final StagedBuffer staged() {
        return stage.kept.handOver();
    }

    /**
     * Returns the slots of {@link mpi.internal.memory.PinCache} whose arrays MPI still uses after
     * this call, one bit for each slot. The caller must release these pins when the operation is
     * complete.
     */
    public final int pins() {
        return stage.kept.handPinsOver();
    }

    /** Ends the call: releases all memory and pins that the call holds. */
    protected final void end() {
        replaces = false;
        if (inPlace != InPlaceBuffer.NONE) {
            inPlace = InPlaceBuffer.NONE;
        }
        if (holds) {
            reset();
        }
        outputs = 0;
    }

    private void reset() {
        stage.clear();
        if (outputs > 0) {
            stage.outputs.clear();
        }
        if (hasSeveral) {
            hasSeveral = false;
            shares = false;
            overlap.forget();
        }
        forget();
        endMemory();
    }

    /** Drops what the subclass has recorded about the call. */
    protected abstract void forget();
}
