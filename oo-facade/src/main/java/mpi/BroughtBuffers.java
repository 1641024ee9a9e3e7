package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.memory.Element;
import mpi.internal.memory.PinCache;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.ByteRange;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.OverlapCheck;

import java.lang.foreign.MemorySegment;

/**
 * Makes the buffers of a call in progress accessible to MPI. Off-heap memory and arrays in the pin
 * cache, which are the most frequent, are used in place: they allocate and record nothing, so that
 * {@link #end} is a test of {@code holds}; one more branch on this path is measurable.
 */
abstract class BroughtBuffers extends Statuses {

    final BufferStager stage = new BufferStager(scratch);
    final ByteRange selection = new ByteRange();
    private final OverlapCheck overlap = new OverlapCheck();
    private boolean hasSeveral;
    private boolean replaces;
    private int outputs;

    BroughtBuffers(CallStack stack) {
        super(stack);
    }

    /** Enables the overlap check for two buffers of a call, if they may share memory. */
    final void mustBeApart(Object buf, Object other) {
        boolean areArrays =
                buf != null
                        && other != null
                        && buf.getClass().isArray()
                        && other.getClass().isArray();
        if (buf == other || !areArrays && OverlapCheck.isPossible(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /** Enables the overlap check for two segments of a call, if they overlap. */
    final void mustBeApart(MemorySegment buf, MemorySegment other) {
        if (buf != null && other != null && OverlapCheck.isPossible(buf, other)) {
            hasSeveral = true;
            holds = true;
        }
    }

    /**
     * Allows a reduction to use one array for operands and result, as programs before MPI 2.0 do.
     */
    final void mayReplace() {
        replaces = true;
        if (FrameStack.isOutermostOfFirst(this)) {
            PinCache.beginOnce();
        }
    }

    /** Begins a buffer; counts outputs. */
    private void begin(Use use) {
        if (use != Use.READ) {
            outputs++;
        }
    }

    /** Continues with a buffer that may be copied, or pinned for this call. */
    private void beginStaged() {
        holds = true;
        if (replaces) {
            stage.pinned.beginOnce();
        }
        stage.outputs.begin(outputs - 1);
    }

    /** Begins a buffer of several blocks. */
    final void beginBlocks(Use use) {
        begin(use);
        beginStaged();
    }

    final MemorySegment bring(MemorySegment buf, long count, Datatype type, Use use) {
        boolean isPlain = !hasSeveral && type != null && type.shape().hasItems(buf, count);
        if (isPlain && (use == Use.READ || !buf.isReadOnly())) {
            begin(use);
            if (holds) {
                stage.kept.borrow(buf);
            }
            return buf;
        }
        return bring(buf, 0, count, type, use);
    }

    final MemorySegment bring(Object buf, int offset, long count, Datatype type, Use use) {
        begin(use);
        boolean isPlain = !hasSeveral && type != null && type.shape().hasItems(buf, offset, count);
        if (isPlain && !holds && FrameStack.isOutermostOfFirst(this)) {
            int place = PinCache.find(buf);
            if (place >= 0) {
                return kept(place, offset, type.element());
            }
        }
        beginStaged();
        if (isPlain) {
            return stage.bring(buf, offset, (int) count, type.element(), use);
        }
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (count == 0) {
            return nothing();
        }
        if (Checks.ENABLED) {
            BufferChecks.given(call(), buf, offset, count, Datatype.shape(type));
        }
        selection.of(call(), Datatype.shape(type), count);
        return selection.isEmpty() ? nothing() : place(buf, offset, type, use);
    }

    /** Address of an element of a cached array, by its slot. */
    private MemorySegment kept(int place, int offset, Element element) {
        MemorySegment start = PinCache.use(place);
        return offset == 0
                ? start
                : stage.pinned.place(start.address() + (long) offset * element.bytes());
    }

    /**
     * A valid address for an empty buffer: MPI may refuse NULL with a positive count and no
     * neighbours.
     */
    final MemorySegment nothing() {
        return cell();
    }

    /** Checks a selection of a buffer, makes it accessible, and returns the address for MPI. */
    final MemorySegment place(Object buf, int offset, Datatype type, Use use) {
        if (Checks.ENABLED) {
            boolean out = use != Use.READ;
            BufferChecks.check(call(), buf, offset, selection, Datatype.shape(type), out);
            if (hasSeveral) {
                overlap.check(call(), buf, offset, selection, out, replaces);
            }
        }
        return stage.bring(buf, offset, selection, use);
    }

    static boolean isInPlace(Object buf) {
        return InPlace.is(buf);
    }

    /** Releases all that the call holds. */
    final void end() {
        outputs = 0;
        replaces = false;
        if (holds) {
            reset();
        }
    }

    @Override
    final void reset() {
        stage.clear();
        if (hasSeveral) {
            hasSeveral = false;
            overlap.forget();
        }
        super.reset();
    }
}
